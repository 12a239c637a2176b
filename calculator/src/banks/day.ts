const HOUR = 60 * 60 * 1000;

let knownHour: number | undefined;
let knownDay = '';

/**
 * The day in Berlin: `2026-06-08`. It is kept for an hour: Intl is slow, and midnight in Berlin is always at a full hour
 * of UTC.
 */
export function dayInBerlin(): string {
  const now = Date.now();
  const hour = Math.floor(now / HOUR);
  if (hour !== knownHour) {
    // Sweden writes days as ISO 8601 does: 2026-06-08.
    knownDay = new Date(now).toLocaleDateString('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
    knownHour = hour;
  }
  return knownDay;
}
