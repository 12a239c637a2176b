import { describe, expect, it } from 'vitest';
import { openGuest } from '../use-engine.ts';

const IBAN = 'DE89 3704 0044 0532 0130 00';
const COMPACT = IBAN.replaceAll(' ', '');

/** The events that the page gets from its input, and the data of its form. */
const NOTES = `<script>
  const types = [];
  for (const name of ['change', 'iban-change'])
    addEventListener(name, ({ type, target }) => {
      if (!target.closest('iban-field')) return;
      types.push(type);
      document.querySelector('output').textContent = types.join(' ');
    });
  addEventListener('submit', (event) => {
    event.preventDefault();
    document.querySelector('output').textContent = new FormData(event.target).get('iban');
  });
</script>`;

async function open() {
  const page = await openGuest({
    body: `<label>Text <textarea></textarea></label>
      <form><iban-field><label>IBAN <input name="iban"></label></iban-field><button>Senden</button><output></output></form>
      ${NOTES}<script src="SITE/embed.js"></script><script src="SITE/feld.js"></script>`,
  });
  await page.focus('IBAN');
  return page;
}

describe('an <iban-field>', () => {
  it('groups during typing, at the end and in the middle', async () => {
    const page = await open();
    await page.keys('de8937040532013000');
    expect(await page.call('caretText', 'IBAN')).toBe('DE89 3704 0532 0130 00|');
    await page.call('setCaret', 'IBAN', 9);
    await page.keys('0044');
    expect(await page.call('caretText', 'IBAN')).toBe('DE89 3704 0044| 0532 0130 00');
  });

  it('deletes a character where only a separator would go', async () => {
    const page = await open();
    await page.keys('de8937040044');
    await page.call('setCaret', 'IBAN', 5);
    await page.keys('\b');
    expect(await page.call('caretText', 'IBAN')).toBe('DE8|3 7040 044');
    await page.call('setCaret', 'IBAN', 4);
    await page.keys('\x7f');
    expect(await page.call('caretText', 'IBAN')).toBe('DE83| 0400 44');
  });

  it('takes the IBAN out of a pasted text with line breaks, and names its bank', async () => {
    const page = await open();
    await page.type('Text', `IBAN: ${IBAN}\nBIC: COBADEFFXXX`);
    await page.control('a');
    await page.control('c');
    await page.focus('IBAN');
    await page.keys('DE02120300');
    await page.call('setCaret', 'IBAN', 4);
    await page.control('v');
    await expect.poll(() => page.call('caretText', 'IBAN')).toBe(`${IBAN}|`);
    await expect
      .poll(() => page.call('texts', '[role=status]'))
      .toEqual(['✓ Commerzbank, Köln, BIC COBADEFFXXX']);
  });

  it('shows a fault when it is left, sends a change event, and lets no faulty IBAN be sent', async () => {
    const page = await open();
    await page.keys('DE88370400440532013000');
    await page.focus('Text');
    await expect
      .poll(() => page.call('texts', '[role=status]'))
      .toEqual([
        'Die IBAN enthält einen Zahlendreher oder Tippfehler. Vergleichen Sie sie mit dem Kontoauszug.',
      ]);
    await page.click('Senden');
    expect(await page.call('texts', 'output')).toEqual(['iban-change change']);
    await page.call('setCaret', 'IBAN', 3, 4);
    await page.keys('9');
    await expect.poll(() => page.call('caretText', 'IBAN')).toBe('DE89| 3704 0044 0532 0130 00');
    await page.click('Senden');
    await expect.poll(() => page.call('texts', 'output')).toEqual([COMPACT]);
  });
});
