import jsqrModule from 'jsqr';
import type { Page } from 'playwright-core';

/** A CommonJS package whose types promise an ES module. */
const jsqr = jsqrModule as unknown as typeof jsqrModule.default;

/**
 * Reads the QR code in a picture.
 *
 * @param page turns it into pixels. Its policy must allow images as data
 */
export async function readQrCode(page: Page, base64: string, type: string): Promise<string | undefined> {
  const { pixels, size } = await page.evaluate(
    async ([data, type]) => {
      const image = new Image();
      image.src = `data:${type};base64,${data}`;
      await image.decode();
      const size = Math.max(image.width, 400);
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = size;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, size, size);
      let bytes = '';
      for (const byte of context?.getImageData(0, 0, size, size).data ?? [])
        bytes += String.fromCharCode(byte);
      // Sent as one text: Playwright takes a second for that many numbers.
      return { size, pixels: btoa(bytes) };
    },
    [base64, type],
  );
  return jsqr(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), size, size)?.data;
}
