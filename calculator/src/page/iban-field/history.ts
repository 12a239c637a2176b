import type { Shown } from './grouping.ts';

const MAX_STEPS = 100;

/** The steps of undo and redo in one input. */
export interface History {
  /** Whether the text is as the last edit or step has left it. If the page has changed it, the steps fit no more. */
  isOurs(now: Shown): boolean;
  /** @param kind the `inputType` of the edit: a run of keys of one kind is one step, as browsers have it */
  add(before: Shown, after: Shown, kind: string): void;
  /**
   * Goes a step back, or forward again.
   *
   * @returns what the input shows after the step; undefined if there is none
   */
  step(now: Shown, isUndo: boolean): Shown | undefined;
}

/** The browser forgets its own steps as soon as a script changes the text of an input, which each grouping does. */
export function makeHistory(): History {
  let done: Shown[] = [];
  let undone: Shown[] = [];
  /** What the last edit has left, and its kind. */
  let last: Shown | undefined;
  let lastKind = '';
  const isOurs = ({ text }: Shown) => last?.text === text;

  return {
    isOurs,
    add(before, after, kind) {
      if (!isOurs(before)) done = [];
      const isRun = isOurs(before) && last?.caret === before.caret && kind !== '' && kind === lastKind;
      if (!isRun) done = [...done.slice(1 - MAX_STEPS), before];
      undone = [];
      last = after;
      lastKind = kind;
    },
    step(now, isUndo) {
      const step = isOurs(now) ? (isUndo ? done : undone).pop() : undefined;
      if (!step) return undefined;
      (isUndo ? undone : done).push(now);
      last = step;
      lastKind = '';
      return step;
    },
  };
}
