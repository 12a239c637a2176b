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
      return { size, pixels: [...(context?.getImageData(0, 0, size, size).data ?? [])] };
    },
    [base64, type],
  );
  return jsqr(new Uint8ClampedArray(pixels), size, size)?.data;
}
