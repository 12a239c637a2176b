import { Snippet } from '../../snippet.tsx';
import type { Visit } from '../../visit.ts';
import { englishSnippets } from './snippets.ts';

const CALLS = [
  ['validate(iban)', '{ valid, country, formatted, reasons }'],
  ['buildIban(blz, kontonummer)', '{ iban, formatted, bank }', '{ error }'],
  ['lookupBic(blzOrIban)', '{ name, city, bic }', '{ notFound: true }'],
] as const;

/** How to use the functions in English, with an own form. */
export function EnglishFunctions({ visit }: { visit: Visit }) {
  return (
    <section aria-labelledby="functions" class="variant">
      <h2 id="functions">Functions</h2>
      <p>
        The same script has an object <code>IbanRechner</code> with three functions, for a form and a design
        of your own. The functions load nothing; your page names the <a href="#scripts">further scripts</a>.
        With <code>language</code> they answer in English.
      </p>
      <table class="stacking">
        <caption>The three functions of IbanRechner</caption>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {CALLS.map(([call, result, otherwise]) => (
            <tr>
              <td>
                <code>{call}</code>
              </td>
              <td>
                <code>{result}</code>
                {otherwise && (
                  <>
                    {' '}
                    or <code>{otherwise}</code>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        With the further scripts, results also have <code>confirmed</code> and <code>notes</code>: whether the
        IBAN is confirmed, and why not (<a href="#result">three states</a>).
      </p>
      <p>
        With at least one of them, there are also <code>IbanRechner.explainIban(iban)</code>,{' '}
        <code>explainAccount(blz, kontonummer)</code> and <code>explainBank(blzOrIban)</code>. They give
        state, parts of the IBAN, bank, faults and notes as data, and <code>sentences(notes)</code> says the
        notes in words. For apps, the same functions are the npm package <code>iban-rechner</code>, in English
        with <code>iban-rechner/en</code>. No public registry has it yet: in the source of this website,{' '}
        <code>npm run pack</code> makes a file to install.
      </p>
      <Snippet id="snippet-functions" label="HTML and JavaScript" code={englishSnippets.functions(visit)} />
    </section>
  );
}

/** How to embed widget.html in English. */
export function EnglishIframe({ visit }: { visit: Visit }) {
  return (
    <section aria-labelledby="iframe" class="variant">
      <h2 id="iframe">Iframe</h2>
      <p>
        The calculator runs in a sealed frame, and none of our scripts runs on your page. The modes are those
        of the mini-widget. The frame is light. With <code>&amp;theme=dark</code> at the end of the address it
        is dark, with <code>&amp;theme=auto</code> it follows the system.
      </p>
      <Snippet id="snippet-iframe" label="HTML" code={englishSnippets.iframe(visit)} />
      <p>
        The frame tells your page its height and nothing else, as a message of the form{' '}
        <code>{'{ ibanRechner: { height: 412 } }'}</code>. With this script, all frames of the page follow
        their content.
      </p>
      <Snippet id="snippet-height" label="JavaScript for the iframe" code={englishSnippets.height()} />
    </section>
  );
}
