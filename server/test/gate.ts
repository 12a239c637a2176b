/** A promise, and the function that resolves it. */
export function gate<Value = void>() {
  let open = (_: Value) => {};
  const opened = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
