/// <reference lib="dom" />
import { elements } from './find.ts';

/** A text with its contrast as WCAG 2.2 defines it, and the two colours that the contrast is computed from. */
interface TextContrast {
  readonly text: string;
  readonly contrast: number;
  readonly colors: string;
}

/**
 * The visible texts and fields whose contrast is below what WCAG 2.2 asks for (1.4.3): 4.5, or 3 for large text.
 *
 * @param all with `all`, every text is returned, whatever its contrast
 */
export function faintTexts(all: 'all' | '' = ''): TextContrast[] {
  const canvas = canvasColor();
  return elements()
    .filter(hasText)
    .map((element) => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const background = [canvas, ...backgrounds(element)];
      const [front, back] = [mixed([...background, color]), mixed(background)];
      const [light, dark] = [luminance(front), luminance(back)].sort((one, other) => other - one) as [
        number,
        number,
      ];
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      return {
        text: `${element.localName}: ${element.textContent?.trim().slice(0, 40)}`,
        contrast: Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100,
        colors: `rgb(${front}) on rgb(${back})`,
        minimum: isLarge ? 3 : 4.5,
      };
    })
    .filter(({ contrast, minimum }) => all === 'all' || contrast < minimum)
    .map(({ text, contrast, colors }) => ({ text, contrast, colors }));
}

/**
 * The luminance of a background, from 0 (black) to 1 (white).
 *
 * @param of `page` for the page itself; else its first form, if it has one
 */
export function lightness(of: 'page' | '' = ''): number {
  const form = of === 'page' ? undefined : elements().find((each) => each.matches('form'));
  return luminance(mixed([canvasColor(), ...backgrounds(form ?? document.body)]));
}

/** Whether an element has visible text of its own. Text that is only for screen readers is one pixel wide. */
function hasText(element: Element): boolean {
  const { visibility, opacity } = getComputedStyle(element);
  if (visibility !== 'visible' || opacity === '0') return false;
  const isShown = ({ width, height }: DOMRect) => width > 1 && height > 1;
  if (element.matches('input:not([type=radio]), textarea, select'))
    return [...element.getClientRects()].some(isShown);
  if (!isShown(element.getBoundingClientRect())) return false;
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text) || !node.data.trim()) return false;
    const range = document.createRange();
    range.selectNode(node);
    return [...range.getClientRects()].some(isShown);
  });
}

/** The background colours of an element and of all that it lies on, but for the browser's canvas. */
function backgrounds(element: Element): string[] {
  const colors: string[] = [];
  for (let each: Element | null = element; each; each = parentOf(each))
    colors.unshift(getComputedStyle(each).backgroundColor);
  return colors;
}

const parentOf = (element: Element) =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;

/** The colour of the browser's canvas, which the page's colour scheme decides. Asking changes the page: ask once. */
function canvasColor(): string {
  const probe = document.createElement('div');
  probe.style.backgroundColor = 'Canvas';
  document.documentElement.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

/** The result of painting colours one over the other. Most texts of a page have the same ones. */
const painted = new Map<string, number[]>();

/** Red, green and blue, 0 to 255, of the colours painted one over the other by this browser. */
function mixed(colors: string[]): number[] {
  const known = painted.get(colors.join());
  if (known) return known;
  const rgb = paint(colors);
  painted.set(colors.join(), rgb);
  return rgb;
}

function paint(colors: string[]): number[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  for (const color of colors) {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
  }
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** The relative luminance of red, green and blue, as WCAG 2.2 defines it. */
function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
