import { EXAMPLE_ACCOUNT } from '../example-account.ts';
import { Grouped } from '../grouped.tsx';
import type { HomeWords } from '../words/words.ts';

/** How an IBAN is put together: three steps with the numbers of the example. */
export function Steps({ words: { fill, checkDigits, join } }: { words: HomeWords['how'] }) {
  return (
    <ol class="steps">
      <li>
        <h3>{fill.name}</h3>
        <p>{fill.text}</p>
        <p class="working code">
          <span class="blz">{EXAMPLE_ACCOUNT.blz}</span>
          <span class="konto">
            <b>0</b>
            {EXAMPLE_ACCOUNT.kontonummer}
          </span>
        </p>
      </li>
      <li>
        <h3>{checkDigits.name}</h3>
        <p>{checkDigits.text}</p>
        <p class="working code">
          <span class="blz">{EXAMPLE_ACCOUNT.blz}</span>
          <span class="konto">0{EXAMPLE_ACCOUNT.kontonummer}</span>
          <span class="land">131400</span>
        </p>
        <p class="working">{checkDigits.working(<span class="code pruef">89</span>)}</p>
      </li>
      <li>
        <h3>{join.name}</h3>
        <p>{join.text}</p>
        <p class="working">
          <Grouped text={EXAMPLE_ACCOUNT.iban} />
        </p>
      </li>
    </ol>
  );
}
