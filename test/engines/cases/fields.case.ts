import { describe, expect, it } from 'vitest';
import { openGuest } from '../use-engine.ts';
import { EMBED, PARTS, widget } from '../widget-use.ts';

describe('a text that is typed into a field', () => {
  it('of the account fills both when it is submitted', async () => {
    const page = await openGuest({ body: widget('build') + EMBED + PARTS });
    await expect.poll(() => page.call('hasForm')).toBe(true);
    await page.type('Kontonummer', 'Kto 532013000 BLZ 37040044\n');
    await expect.poll(() => page.call('result')).toContain('COBADEFFXXX');
    expect(await page.call('typed', 'Bankleitzahl')).toBe('37040044');
    expect(await page.call('typed', 'Kontonummer')).toBe('532013000');
  });

  it('drops the text around its IBAN', async () => {
    const page = await openGuest({ body: widget('validate') + EMBED + PARTS });
    await expect.poll(() => page.call('hasForm')).toBe(true);
    await page.type('IBAN', 'IBAN DE89370400440532013000, BIC COBADEFFXXX\n');
    await expect.poll(() => page.call('result')).toContain('COBADEFFXXX');
    expect(await page.call('typed', 'IBAN')).toBe('DE89 3704 0044 0532 0130 00');
  });
});
