/// <reference lib="dom" />

const heard: string[] = [];
const received: unknown[] = [];

// Capturing, since what fails to load tells nobody but itself.
addEventListener(
  'error',
  ({ message, target }) => {
    const source = target instanceof Element ? target.outerHTML.slice(0, 100) : '';
    heard.push(`error: ${message ?? 'not loaded'} ${source}`);
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => heard.push(`rejection: ${reason}`));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
  heard.push(`policy: ${effectiveDirective} blocks ${blockedURI} ${sample}`),
);
for (const level of ['warn', 'error'] as const) {
  const write = console[level];
  console[level] = (...words: unknown[]) => {
    heard.push(`console: ${words.join(' ')}`);
    write.apply(console, words);
  };
}
addEventListener('message', ({ data }) => received.push(data));

/** What went wrong in this document since it was last asked: errors, warnings, violations of its policy. */
export const complaints = () => heard.splice(0);

/** What other documents have sent to this one. */
export const messages = () => received;
