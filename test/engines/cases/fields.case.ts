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
});
