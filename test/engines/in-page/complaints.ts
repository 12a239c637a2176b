/// <reference lib="dom" />

const noted: string[] = [];
const received: unknown[] = [];

// Capturing, because the error event of an element that fails to load does not bubble.
addEventListener(
  'error',
  ({ message, target }) => {
    const source = target instanceof Element ? target.outerHTML.slice(0, 100) : '';
    noted.push(`error: ${message ?? 'not loaded'} ${source}`);
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => noted.push(`rejection: ${reason}`));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
  noted.push(`policy: ${effectiveDirective} blocks ${blockedURI} ${sample}`),
);
for (const level of ['warn', 'error'] as const) {
  const write = console[level];
  console[level] = (...words: unknown[]) => {
    noted.push(`console: ${words.join(' ')}`);
    write.apply(console, words);
  };
}
addEventListener('message', ({ data }) => received.push(data));

/** Errors, warnings and violations of the policy in this document since the last call. */
export const complaints = () => noted.splice(0);

/** The messages that other documents have sent to this one. */
export const messages = () => received;
