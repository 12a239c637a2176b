// The page in the iframe shows one widget. Only `mode`, `lang` and `theme` of its address are read: the widget checks the
// mode itself. It is German unless `lang` is `en`. The page is light unless `theme` says otherwise, as most pages around it are.
const query = new URLSearchParams(location.search);
const schemes = new Map([
  ['dark', 'dark'],
  ['auto', 'light dark'],
]);
const host = document.createElement('div');
host.dataset.ibanRechner = '';
host.dataset.mode = query.get('mode') ?? '';
if (query.get('lang') === 'en') {
  document.documentElement.lang = 'en';
  document.title = 'IBAN calculator';
}
document.documentElement.style.colorScheme = schemes.get(query.get('theme') ?? '') ?? 'light';
document.body.style.margin = '0';
document.body.append(host);

// Sends the height of the widget to the page around the frame, and nothing else.
if (parent !== self) {
  new ResizeObserver(() => {
    parent.postMessage({ ibanRechner: { height: Math.ceil(host.getBoundingClientRect().height) } }, '*');
  }).observe(host);
}

// Loads the parts as soon as a field has the focus or the page is idle. WebKit has no requestIdleCallback. What is typed
// has no influence on the loading. Without the parts, the widget does what embed.js can.
const loadParts = () => {
  for (const part of ['formular.js', 'regeln.js', 'banken.js', 'laender.js']) {
    // An absolute address, since a script in a sandboxed frame has no base address.
    import(new URL(part, location.href).href).catch(() => {});
  }
};
addEventListener('focusin', loadParts, { once: true });
addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(loadParts));
