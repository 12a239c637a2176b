import { raw } from '../frame/raw.ts';
import { Snippet } from '../frame/snippet.tsx';
import type { Visit } from '../frame/visit.ts';
import type { EmbedWords, Language } from '../frame/words.ts';
import { GERMAN_EMBED } from './de.tsx';
import { DEFAULT_CHOICE, embedCode, GROUNDS, NEEDS, PLATFORMS, scriptTags } from './embed-code.ts';
import { ENGLISH_EMBED } from './en.tsx';
import { simpleField } from './field-snippets.ts';
import { LANGUAGES } from './snippets.ts';

/** The words of the page „Einbetten“ in each language. */
export const EMBED_WORDS: Readonly<Record<Language, EmbedWords>> = { de: GERMAN_EMBED, en: ENGLISH_EMBED };

type Options = readonly (readonly [value: string, label: string])[];

/**
 * Choices, the code that follows from them, and how it looks. browser/embed/configure.ts keeps the three together. Without
 * JavaScript there is the code for the first choice, which is right as it stands.
 */
export function Configurator({ visit, language }: { visit: Visit; language: Language }) {
  const words = EMBED_WORDS[language];
  const choice = { ...DEFAULT_CHOICE, language };
  return (
    <div class="configurator" data-base={visit.base}>
      <div class="choose" hidden data-choices="">
        <fieldset>
          <legend>{words.need}</legend>
          {NEEDS.map((need) => (
            <label class="radio">
              <input type="radio" name="need" value={need} checked={need === choice.need} />
              {words.needs[need]}
            </label>
          ))}
        </fieldset>
        <Select
          name="platform"
          label={words.platform}
          chosen={choice.platform}
          options={PLATFORMS.map(([value, label]) => [value, label ?? words.frame])}
        />
        <Select
          name="language"
          label={words.language}
          chosen={language}
          options={LANGUAGES.map((value) => [value, words.languages[value]])}
        />
        <div>
          <label for="accent">{words.accent}</label>
          <input id="accent" name="accent" type="color" value={choice.accent} />
        </div>
        <div>
          <label for="width">{words.width}</label>
          <input
            id="width"
            name="width"
            inputMode="numeric"
            enterkeyhint="done"
            autocomplete="off"
            value={choice.width}
          />
        </div>
      </div>
      <div class="chosen">
        <div role="status">
          {Object.entries(words.hints).map(([name, hint]) => (
            <p hidden data-hint={name}>
              {hint}
            </p>
          ))}
        </div>
        <div hidden data-without-npm="">
          <Snippet id="snippet-scripts" label={words.withoutNpm} code={scriptTags(choice, visit.base)} />
        </div>
        <Snippet id="snippet-chosen" label={words.code} code={embedCode(choice, visit.base)} />
      </div>
      <section class="previews" aria-labelledby="vorschau">
        <h2 id="vorschau">{words.preview}</h2>
        <div class="grounds">
          {GROUNDS.map((ground) => (
            <figure>
              <figcaption>{words.grounds[ground]}</figcaption>
              <div class={`ground ${ground}`} data-preview="">
                <div class="widget">
                  <div data-iban-rechner="" data-mode={choice.need} data-lang={language} />
                </div>
                <div class="own-field" hidden {...raw(simpleField())} />
              </div>
            </figure>
          ))}
        </div>
      </section>
    </div>
  );
}

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly options: Options;
}

function Select({ name, label, chosen, options }: SelectProps) {
  return (
    <div>
      <label for={name}>{label}</label>
      <select id={name} name={name}>
        {options.map(([value, text]) => (
          <option value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
