import { describe, expect, it } from 'vitest';
import type { TestPage } from '../engine.ts';
import { openGuest } from '../use-engine.ts';

const IBAN = 'DE89 3704 0044 0532 0130 00';
const COMPACT = IBAN.replaceAll(' ', '');
const scripts = (...names: string[]) =>
  names.map((name) => `<script src="SITE/${name}.js"></script>`).join('');
const WITH_WHOLE = scripts('rechner', 'feld');

/** Where the page is; and in an output each: what it hears from its input, the events at its end, and the sent data. */
const NOTES = `<h1></h1><output></output><output></output><output></output><script>
  document.querySelector('h1').textContent = location.search || 'first';
  const [heard, ended, sent] = document.querySelectorAll('output');
  const listen = (name, note) =>
    addEventListener(name, ({ type, target }) => target.closest('iban-field') && note(type, target));
  listen('input', (_, { value }) => { heard.textContent += value + '|'; });
  for (const name of ['iban-change', 'change']) listen(name, (type) => { ended.textContent += type + ' '; });
  addEventListener('submit', (event) => {
    event.preventDefault();
    sent.textContent = new FormData(event.target).get('iban');
  });
</script>`;

async function open(source = '', input = '<input name="iban" size="40">', loaded = WITH_WHOLE) {
  const page = await openGuest({
    body: `<p><label for="source">Quelle</label> <textarea id="source" rows="3" cols="60">${source}</textarea></p>
      <form><iban-field><label>IBAN ${input}</label></iban-field><button>Senden</button></form>${NOTES}${loaded}`,
  });
  await page.focus('IBAN');
  return page;
}
const shown = (page: TestPage) => page.call('caretText', 'IBAN');
const text = async (page: TestPage) => (await shown(page)).replace('|', '');
const hint = (page: TestPage) => page.call('texts', '[role=status]');
const noted = (page: TestPage) => page.call('texts', 'output');
const heard = async (page: TestPage) => (await noted(page))[0]?.split('|').slice(0, -1);
const sent = async (page: TestPage) => (await noted(page))[2];

async function copySource(page: TestPage) {
  await page.focus('Quelle');
  await page.control('a');
  await page.control('c');
}

/** Keys, and what is shown then. @param place where the caret is put before them, or a selection */
type Step = [keys: string, shows: string, ...place: [] | [start: number, end?: number]];

describe('an <iban-field>, during typing,', () => {
  it.each<[does: string, typed: string, steps: Step[]]>([
    [
      'groups at the end and in the middle',
      'de8937040532013000',
      [
        ['', 'DE89 3704 0532 0130 00|'],
        ['0044', 'DE89 3704 0044| 0532 0130 00', 9],
      ],
    ],
    [
      'deletes a character where only a separator would go',
      'de8937040044',
      [
        ['\b', 'DE8|3 7040 044', 5],
        ['\x7f', 'DE83| 0400 44', 4],
      ],
    ],
    [
      'keeps the caret where it is put, and deletes the character beside it',
      'de89370400440532013000',
      [
        ['\x7f', '|E893 7040 0440 5320 1300 0', 0],
        ['d', `D|${IBAN.slice(1)}`],
        ['\b', 'DE89 3704 0044 0532 0130 0|', 27],
        ['\b', 'DE89 3704 0044 0532 0130|'],
        ['\b', 'DE89 3704 0044 0532 013|'],
      ],
    ],
    [
      'keeps the caret after what replaces a selection over several groups',
      'de89370400440532013000',
      [
        ['9', 'DE89| 1300 0', 3, 21],
        ['3704', 'DE89 3704| 1300 0'],
      ],
    ],
  ])('%s', async (_, typed, steps) => {
    const page = await open();
    await page.keys(typed);
    for (const [keys, shows, ...place] of steps) {
      if (place.length > 0) await page.call('setCaret', 'IBAN', ...(place as [number]));
      if (keys) await page.keys(keys);
      expect(await shown(page)).toBe(shows);
    }
  });
});

describe('a keyboard that composes words', () => {
  it('writes at the end and in the middle, in capitals, and can go on', async () => {
    const page = await open();
    await page.keys('DE89');
    await page.compose('37040532');
    await expect.poll(() => shown(page)).toBe('DE89 3704 0532|');
    expect((await heard(page))?.at(-1)).toBe('DE89 3704 0532');
    await page.call('setCaret', 'IBAN', 9);
    await page.compose('0044');
    await expect.poll(() => shown(page)).toBe('DE89 3704 0044| 0532');
    await page.compose('ab');
    await expect.poll(() => shown(page)).toBe('DE89 3704 0044 AB|05 32');
    await page.keys('\b');
    await page.keys('\b');
    expect(await shown(page)).toBe('DE89 3704 0044| 0532');
  });

  it('writes in place of a selection, and that can be undone', async () => {
    const page = await open();
    await page.keys('DE8937040044');
    await page.call('setCaret', 'IBAN', 5, 9);
    await page.compose('1');
    await expect.poll(() => shown(page)).toBe('DE89 1|004 4');
    // GTK's keyboard takes the selection away in a step of its own.
    await page.control('z');
    if ((await text(page)) === 'DE89 0044') await page.control('z');
    expect(await text(page)).toBe('DE89 3704 0044');
  });
});

describe('a text that is pasted', () => {
  it('goes into the middle or in place of a selection, and the caret stays after it', async () => {
    const page = await open('0044 0532');
    await copySource(page);
    await page.focus('IBAN');
    await page.keys('DE893704013000');
    await page.call('setCaret', 'IBAN', 9);
    await page.control('v');
    await expect.poll(() => shown(page)).toBe('DE89 3704 0044 0532| 0130 00');
    await page.control('z');
    await expect.poll(() => text(page)).toBe('DE89 3704 0130 00');
    await page.control('y');
    await expect.poll(() => shown(page)).toBe('DE89 3704 0044 0532| 0130 00');
    expect((await heard(page))?.slice(-3)).toEqual([IBAN, 'DE89 3704 0130 00', IBAN]);
    await page.call('setCaret', 'IBAN', 5, 14);
    await page.control('v');
    await expect.poll(() => shown(page)).toBe('DE89 0044 0532| 0532 0130 00');
  });

  it('with line breaks leaves only its IBAN, whose bank is named', async () => {
    const page = await open(`IBAN: ${IBAN}\nBIC: COBADEFFXXX`, undefined, scripts('embed', 'feld'));
    await copySource(page);
    await page.focus('IBAN');
    await page.keys('DE02120300');
    await page.call('setCaret', 'IBAN', 4);
    await page.control('v');
    await expect.poll(() => shown(page)).toBe(`${IBAN}|`);
    await expect.poll(() => hint(page)).toEqual(['✓ Commerzbank, Köln, BIC COBADEFFXXX']);
  });

  it('may be cut from the field', async () => {
    const page = await open();
    await page.keys('DE8937040044');
    await page.call('setCaret', 'IBAN', 5, 9);
    await page.control('x');
    await expect.poll(() => shown(page)).toBe('DE89| 0044');
    await page.keys('1');
    await page.control('v');
    await expect.poll(() => shown(page)).toBe('DE89 1370 4|004 4');
  });
});

describe('a text that is dropped', () => {
  it('leaves only its IBAN', async () => {
    const page = await open(`IBAN: ${IBAN}\nBIC: COBADEFFXXX`);
    await page.drag('Quelle', 'IBAN');
    await expect.poll(() => shown(page)).toBe(`${IBAN}|`);
    expect((await heard(page))?.at(-1)).toBe(IBAN);
    await page.control('z');
    await expect.poll(() => text(page)).toBe('');
  });

  it('changes nothing in a field that is readonly', async () => {
    const page = await open(IBAN, '<input name="iban" value="DE02" readonly>');
    await page.drag('Quelle', 'IBAN');
    expect(await text(page)).toBe('DE02');
  });
});

describe('undo and redo', () => {
  it('go by runs of keys, and forget what was undone with the next key', async () => {
    const page = await open();
    await page.keys('de8937');
    await page.call('setCaret', 'IBAN', 4);
    await page.keys('0');
    expect(await shown(page)).toBe('DE89 0|37');
    await page.control('z');
    expect(await shown(page)).toBe('DE89| 37');
    await page.keys('1');
    await page.control('y');
    expect(await shown(page)).toBe('DE89 1|37');
    await page.control('z');
    await page.control('z');
    expect(await shown(page)).toBe('|');
    await page.control('y');
    await page.control('y');
    expect(await shown(page)).toBe('DE89 1|37');
  });
});

describe('a wrong IBAN', () => {
  /** Replaces its wrong digit, and sends it. */
  async function mend(page: TestPage) {
    await page.call('setCaret', 'IBAN', 3, 4);
    await page.keys('9');
    await expect.poll(() => shown(page)).toBe('DE89| 3704 0044 0532 0130 00');
    await page.click('Senden');
    await expect.poll(() => sent(page)).toBe(COMPACT);
  }

  it('shows its fault when the field is left, after a change event, and is not sent', async () => {
    const page = await open('', undefined, scripts('embed', 'feld'));
    await page.keys('DE88370400440532013000');
    await page.focus('Quelle');
    await expect
      .poll(() => hint(page))
      .toEqual([
        'Die IBAN enthält einen Zahlendreher oder Tippfehler. Vergleichen Sie die IBAN mit der Nachricht oder Rechnung.',
      ]);
    await page.click('Senden');
    expect((await noted(page)).slice(1)).toEqual(['iban-change change ', '']);
    await mend(page);
  });

  // Browsers fill in again what they may remember. With autocomplete="off", they may not.
  it('is in groups, judged and not sent on a page to which a visitor returns', async () => {
    const page = await open('', '<input name="iban">');
    const place = () => page.call('texts', 'h1').catch(() => []);
    await page.keys('DE88370400440532013000');
    await page.leaveFor('?other');
    await expect.poll(place).toEqual(['?other']);
    await page.goBack();
    await expect.poll(place).toEqual(['first']);
    await expect.poll(() => text(page)).toBe('DE88 3704 0044 0532 0130 00');
    await page.click('Senden');
    expect(await sent(page)).toBe('');
    await expect.poll(() => hint(page)).toEqual([expect.stringMatching(/Zahlendreher/)]);
    await mend(page);
  });
});
