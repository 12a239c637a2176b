/**
 * Makes sure that some work never runs twice at the same time. Work that fails does not keep later work from running.
 *
 * @param work reports its failures itself: what it throws is ignored
 * @returns a function that runs the work, and never throws. When it is called while the work runs, the work runs once
 *   more afterwards, however often it was called.
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
      await work().catch(() => {});
    }
    running = false;
  };
}
