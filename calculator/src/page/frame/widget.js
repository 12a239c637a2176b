// The page in the iframe shows one widget. Of its address, only these are read: `mode`, which the widget checks itself;
// `lang` and `theme`, German and light on white unless they say otherwise; `accent` and `font`, its look.
const query = new URLSearchParams(location.search);
const schemes = new Map(Object.entries({ light: 'light', dark: 'dark', auto: 'light dark' }));
const host = document.createElement('div');
host.dataset.ibanRechner = '';
host.dataset.mode = query.get('mode') ?? '';
if (query.get('lang') === 'en') {
  document.documentElement.lang = 'en';
  document.title = 'IBAN calculator';
}
const { style } = document.documentElement;
const scheme = schemes.get(query.get('theme') ?? '');
style.colorScheme = scheme ?? 'light';
// The page around may be dark, where black words could not be read: only a stated theme is trusted.
if (!scheme) style.background = 'Canvas';
document.body.style.margin = '0';
document.body.style.fontFamily = 'system-ui, sans-serif';
// Names of fonts that the visitor has. A value with other characters could be more than a list of names.
const font = query.get('font') ?? '';
if (/^[\p{L}\d ,-]{1,100}$/u.test(font)) document.body.style.fontFamily = `${font}, system-ui, sans-serif`;
// Six hexadecimal digits, since `#` begins a fragment in an address. The words on the accent are black or white,
// whichever has more contrast: white on a luminance below 0.18. The exponent 2.2 comes close enough to WCAG's formula:
// where they choose differently (0.2 % of all colours), both black and white have a contrast of over 4.5 : 1.
const [, accent] = /^#?([\da-f]{6})$/i.exec(query.get('accent') ?? '') ?? [];
if (accent) {
  const luminance = [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const colour = Number.parseInt(accent.slice(2 * index, 2 * index + 2), 16) / 255;
    return sum + weight * colour ** 2.2;
  }, 0);
  host.style.setProperty('--iban-accent', `#${accent}`);
  host.style.setProperty('--iban-on-accent', luminance < 0.18 ? '#fff' : '#000');
}
host.style.setProperty('--iban-padding', '1em');
document.body.append(host);

// Sends the height of the widget to the page around the frame, and nothing else.
if (parent !== self) {
  new ResizeObserver(() => {
    parent.postMessage({ ibanRechner: { height: Math.ceil(host.getBoundingClientRect().height) } }, '*');
    // For frames with the CSS property frame-sizing. Chromium has it from version 154 on, and refuses other elements.
    try {
      /** @type {{ requestResize?: () => void }} */ (self).requestResize?.();
    } catch {}
  }).observe(host);
}

// Loads the whole as soon as the page is idle, whatever is typed; embed.js loads it at the first focus. WebKit has no
// requestIdleCallback. Without it, the widget does what embed.js can.
const { [Symbol.for('iban-rechner')]: shared } = /** @type {any} */ (window).IbanRechner;
const loadWhole = () => shared.load('rechner', () => shared.whole);
addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(loadWhole));
