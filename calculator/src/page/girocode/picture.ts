import type { GiroCode } from './draw.ts';

export type Drawn = Extract<GiroCode, { valid: true }>;
const SVG = 'http://www.w3.org/2000/svg';
/** Pixels of a module in the PNG: sharp on paper. */
const SCALE = 12;
/** After this many milliseconds, the browser has certainly begun the download. */
const KEPT_MS = 60_000;

/** The picture as elements: under a strict policy, no script may write markup. @param label for screen readers */
export function pictureOf({ size, path }: Drawn, label: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const make = (d: string, fill: string) => {
    const made = document.createElementNS(SVG, 'path');
    made.setAttribute('d', d);
    made.setAttribute('fill', fill);
    return made;
  };
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  svg.append(make(`M0 0h${size}v${size}h-${size}z`, '#fff'), make(path, '#000'));
  return svg;
}

/** Downloads the picture as a PNG. */
export function savePng({ size, path }: Drawn): void {
  const canvas = document.createElement('canvas');
  canvas.width = size * SCALE;
  canvas.height = size * SCALE;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  canvas.toBlob((blob) => blob && download(blob, 'girocode.png'), 'image/png');
}

/** Downloads a file that was made in the browser. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
