import { describe, expect, it } from 'vitest';
import { openGuest } from '../use-engine.ts';

const IBAN = 'DE89 3704 0044 0532 0130 00';
const PARTS = ['embed', 'regeln', 'banken', 'laender'];
const SCRIPTS = [...PARTS, 'feld'].map((name) => `<script src="SITE/${name}.js"></script>`).join('');

/** The events that the page gets from its input. */
const NOTES = `<script>
  addEventListener('input', ({ target }) => {
    if (target.closest('iban-field')) document.querySelector('output').textContent += target.value + '|';
  });
</script>`;

async function open(source = '', input = '<input name="iban" size="40">') {
  const page = await openGuest({
    body: `<p><label for="source">Quelle</label> <textarea id="source" rows="3" cols="60">${source}</textarea></p>
      <form><iban-field><label>IBAN ${input}</label></iban-field></form><output></output>${NOTES}${SCRIPTS}`,
  });
  await page.focus('IBAN');
  return page;
}
type Opened = Awaited<ReturnType<typeof open>>;
const shown = (page: Opened) => page.call('caretText', 'IBAN');
const text = async (page: Opened) => (await shown(page)).replace('|', '');
const heard = async (page: Opened) => (await page.call('texts', 'output'))[0]?.split('|').slice(0, -1);

async function copySource(page: Opened) {
  await page.focus('Quelle');
  await page.control('a');
  await page.control('c');
}

describe('a keyboard that composes words', () => {
  it('writes at the end', async () => {
    const page = await open();
    await page.keys('DE89');
    await page.compose('370400');
    await expect.poll(() => shown(page)).toBe('DE89 3704 00|');
    expect((await heard(page))?.at(-1)).toBe('DE89 3704 00');
  });

  it('writes in the middle, in capitals, and can go on', async () => {
    const page = await open();
    await page.keys('DE8937040532');
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
  it('goes into the middle, and the caret stays after it', async () => {
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
  });

  it('takes the place of a selection', async () => {
    const page = await open('0044');
    await copySource(page);
    await page.focus('IBAN');
    await page.keys('DE8937049999053201');
    await page.call('setCaret', 'IBAN', 10, 14);
    await page.control('v');
    await expect.poll(() => shown(page)).toBe('DE89 3704 0044| 0532 01');
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

describe('the caret', () => {
  it('stays where it is put, and a deletion takes the character beside it', async () => {
    const page = await open();
    await page.keys('de89370400440532013000');
    await page.call('setCaret', 'IBAN', 0);
    await page.keys('\x7f');
    await expect.poll(() => shown(page)).toBe('|E893 7040 0440 5320 1300 0');
    await page.keys('d');
    expect(await shown(page)).toBe(`D|${IBAN.slice(1)}`);
    await page.call('setCaret', 'IBAN', 27);
    await page.keys('\b');
    await page.keys('\b');
    await page.keys('\b');
    expect(await shown(page)).toBe('DE89 3704 0044 0532 013|');
  });

  it('stays after what replaces a selection over several groups', async () => {
    const page = await open();
    await page.keys('de89370400440532013000');
    await page.call('setCaret', 'IBAN', 3, 21);
    await page.keys('9');
    expect(await shown(page)).toBe('DE89| 1300 0');
    await page.keys('3704');
    expect(await shown(page)).toBe('DE89 3704| 1300 0');
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

describe('a page to which a visitor returns', () => {
  // Browsers fill in again what they may remember. With autocomplete="off", they may not.
  it('has the IBAN in groups, judged, and sends it compact', async () => {
    const page = await openGuest({
      body: `<form><iban-field><label>IBAN <input name="iban"></label></iban-field><button>Senden</button></form>
        <p></p><output></output>
        <script>
          document.querySelector('p').textContent = location.search || 'first';
          addEventListener('submit', (event) => {
            event.preventDefault();
            document.querySelector('output').textContent = new FormData(event.target).get('iban');
          });
        </script>${SCRIPTS}`,
    });
    const place = () => page.call('texts', 'p').catch(() => []);
    await page.focus('IBAN');
    await page.keys('DE88370400440532013000');
    await page.leaveFor('?other');
    await expect.poll(place).toEqual(['?other']);
    await page.goBack();
    await expect.poll(place).toEqual(['first']);
    await expect.poll(() => text(page)).toBe('DE88 3704 0044 0532 0130 00');
    await page.click('Senden');
    expect(await page.call('texts', 'output')).toEqual(['']);
    await expect
      .poll(() => page.call('texts', '[role=status]'))
      .toEqual([expect.stringMatching(/Zahlendreher/)]);
    await page.call('setCaret', 'IBAN', 3, 4);
    await page.keys('9');
    await page.click('Senden');
    await expect.poll(() => page.call('texts', 'output')).toEqual([IBAN.replaceAll(' ', '')]);
  });
});
