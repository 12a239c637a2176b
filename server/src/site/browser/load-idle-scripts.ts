import { whenIdle } from './when-idle.ts';

/**
 * Loads the scripts that the page names for later, once it is idle or something on it has the focus. What visitors type
 * has no influence on that. Without these scripts the page still works: its calculator does what embed.js can.
 */
export function loadIdleScripts(): void {
  const names = document.querySelector<HTMLElement>('[data-idle-scripts]')?.dataset['idleScripts'];
  if (!names) return;
  // Imported, because the page's Trusted Types do not allow script elements made by a script.
  whenIdle(() => {
    for (const name of names.split(' ')) import(name).catch(() => {});
  });
}
