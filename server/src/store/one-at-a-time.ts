/**
 * Makes the runs of some work follow one another. However often it is called for while it runs, it runs once more then.
 *
 * @param work must not throw
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
