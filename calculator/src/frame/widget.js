// The page of the iframe is one widget. Of its address only `mode` and `theme` are read. The widget knows its modes,
// and of themes there are two.
const query = new URLSearchParams(location.search);
const theme = query.get('theme');
const host = document.createElement('div');
host.dataset.ibanRechner = '';
host.dataset.mode = query.get('mode') ?? '';
if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme;
document.body.style.margin = '0';
document.body.append(host);

// The page around the frame may follow its height. It is told nothing else.
if (parent !== self) {
  new ResizeObserver(() => {
    parent.postMessage({ ibanRechner: { height: Math.ceil(host.getBoundingClientRect().height) } }, '*');
  }).observe(host);
}

// The parts come as soon as a field has the focus, or the page is idle; WebKit does not tell when it is. What is typed
// has no influence on it. Where they are missing, the widget does what embed.js can.
const loadParts = () => {
  for (const part of ['regeln.js', 'banken.js', 'laender.js']) {
    // A whole address: in a sandboxed frame, this script has none of its own that another one could be relative to.
    import(new URL(part, location.href).href).catch(() => {});
  }
};
addEventListener('focusin', loadParts, { once: true });
addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(loadParts));
