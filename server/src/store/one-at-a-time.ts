/**
 * Makes sure that some work never runs twice at the same time.
 *
 * @param work must not throw
 * @returns a function that runs the work. When it is called while the work runs, the work runs once more afterwards,
 *   however often it was called.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let wanted = false;
  let running = false;
  return async () => {
    wanted = true;
    if (running) return;
    running = true;
    while (wanted) {
      wanted = false;
      await work();
    }
    running = false;
  };
}
