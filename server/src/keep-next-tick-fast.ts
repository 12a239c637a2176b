import { createHook } from 'node:async_hooks';

let kept: object | undefined;

/**
 * Keeps `process.nextTick` fast. Node calls it several times for each request, and makes an object each time. If a full
 * garbage collection finds none of these objects, V8 forgets how they are made, and makes all later ones in a slow way.
 * So we keep one for good (docs/decisions/0013-speed.md).
 *
 * Call it at the start, before the first full garbage collection.
 *
 * @returns the object; undefined in a version of Node that has another name for its kind, and nothing is lost then
 */
export function keepNextTickFast(): object | undefined {
  const hook = createHook({
    init(_id, type, _triggerId, object) {
      if (type === 'TickObject') kept = object;
    },
  });
  hook.enable();
  process.nextTick(() => {});
  hook.disable();
  return kept;
}
