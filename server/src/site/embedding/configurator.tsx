import { Snippet } from '../snippet.tsx';
import type { Visit } from '../visit.ts';
import { DEFAULT_CHOICE, embedCode, LANGUAGES, NEEDS, PLATFORMS } from './embed-code.ts';

/** The grounds on which the preview stands. style/configurator.css has their colours. */
const GROUNDS = [
  ['light', 'Auf hellem Grund'],
  ['dark', 'Auf dunklem Grund'],
  ['coloured', 'Auf farbigem Grund'],
] as const;

type Options = readonly (readonly [value: string, label: string])[];

/**
 * Choices, the code that follows from them, and how it looks. browser/embed/configure.ts keeps the three together. Without
 * JavaScript there is the code for the first choice, which is right as it stands.
 */
export function Configurator({ visit }: { visit: Visit }) {
  return (
    <div class="configurator" data-base={visit.base}>
      <div class="choose" hidden data-choices="">
        <fieldset>
          <legend>Was brauchen Sie?</legend>
          {NEEDS.map(([value, label]) => (
            <label class="radio">
              <input type="radio" name="need" value={value} checked={value === DEFAULT_CHOICE.need} />
              {label}
            </label>
          ))}
        </fieldset>
        <Select name="platform" label="Wohin kommt es?" options={PLATFORMS} />
        <Select name="language" label="Sprache" options={LANGUAGES} />
        <div>
          <label for="accent">Farbe der Schaltfläche</label>
          <input id="accent" name="accent" type="color" value={DEFAULT_CHOICE.accent} />
        </div>
        <div>
          <label for="width">Größte Breite in rem</label>
          <input
            id="width"
            name="width"
            inputMode="numeric"
            enterkeyhint="done"
            autocomplete="off"
            value={DEFAULT_CHOICE.width}
          />
        </div>
      </div>
      <div class="code">
        <Snippet id="snippet-chosen" label="Code zum Kopieren" code={embedCode(DEFAULT_CHOICE, visit.base)} />
        <p data-hint="" role="status" />
      </div>
      <section class="previews" aria-labelledby="vorschau">
        <h2 id="vorschau">Vorschau</h2>
        <div class="grounds">
          {GROUNDS.map(([ground, label]) => (
            <figure>
              <figcaption>{label}</figcaption>
              <div class={`ground ${ground}`} data-preview="">
                <div data-iban-rechner="" data-mode={DEFAULT_CHOICE.need} />
              </div>
            </figure>
          ))}
        </div>
      </section>
    </div>
  );
}

function Select({ name, label, options }: { name: string; label: string; options: Options }) {
  return (
    <div>
      <label for={name}>{label}</label>
      <select id={name} name={name}>
        {options.map(([value, text]) => (
          <option value={value}>{text}</option>
        ))}
      </select>
    </div>
  );
}
