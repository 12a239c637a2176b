import { AddressHint } from '../frame/address-hint.tsx';
import { calculatorScripts } from '../frame/calculator-scripts.ts';
import { LANGUAGES, type Language } from '../frame/languages.ts';
import type { Page } from '../frame/page.ts';
import { Intro, type Options, Section, Tabs } from '../frame/pieces.tsx';
import { raw } from '../frame/raw.ts';
import { Snippet } from '../frame/snippet.tsx';
import type { Visit } from '../frame/visit.ts';
import { type EmbedWords, GERMAN_EMBED } from './de.tsx';
import { DEFAULT_CHOICE, embedCode, GROUNDS, NEEDS, PLATFORMS, STATES, scriptTags } from './embed-code.ts';
import { ENGLISH_EMBED } from './en.tsx';
import { simpleField } from './field-snippets.ts';

/**
 * Choices, a preview, and the code for them. script/configure.ts updates preview and code. Without JavaScript, the page
 * has working code for the first choice.
 */
function Configurator({ visit, language, words }: { visit: Visit; language: Language; words: EmbedWords }) {
  const choice = { ...DEFAULT_CHOICE, language };
  return (
    <div class="configurator" data-base={visit.publicUrl}>
      <div class="choose with-script" data-choices="">
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
          <div class="in-pixels">
            <input
              id="width"
              name="width"
              inputMode="numeric"
              enterkeyhint="done"
              autocomplete="off"
              aria-describedby="pixels"
              value={choice.width}
            />
            <span id="pixels">px</span>
          </div>
        </div>
      </div>
      <section class="preview" aria-labelledby="vorschau">
        <h2 id="vorschau">{words.preview}</h2>
        <noscript>
          <p class="notice">{words.withoutScript}</p>
        </noscript>
        <div class="looks with-script" data-looks="">
          <Tabs name="ground" legend={words.ground} options={GROUNDS.map((id) => [id, words.grounds[id]])} />
          <Tabs name="state" legend={words.state} options={STATES.map((id) => [id, words.states[id]])} />
        </div>
        <div class="ground light" data-preview="">
          <div class="widget">
            <div data-iban-rechner="" data-mode={choice.need} data-lang={language} />
          </div>
          <iframe title={words.frame} hidden />
          <div class="own-field" hidden {...raw(simpleField())} />
        </div>
      </section>
      <div class="chosen-code">
        <div role="status">
          {Object.entries(words.hints).map(([name, hint]) => (
            <p hidden data-hint={name}>
              {hint}
            </p>
          ))}
        </div>
        <AddressHint visit={visit} language={language} />
        <Snippet id="snippet-chosen" label={words.code} code={embedCode(choice, visit.base)} />
        <div hidden data-without-npm="">
          <Snippet id="snippet-scripts" label={words.withoutNpm} code={scriptTags(choice, visit.base)} />
        </div>
      </div>
    </div>
  );
}

type SelectProps = Readonly<Record<'name' | 'label' | 'chosen', string>>;

function Select({ name, label, chosen, options }: SelectProps & { options: Options }) {
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

/** The page that puts together the code to copy, and shows what it will look like. */
function embedPageIn(language: Language, words: EmbedWords): Page {
  const { path, name, title, description } = words;
  return {
    ...{ path, language, name, title, description },
    loads: {
      styles: ['einbetten.css'],
      scripts: [...calculatorScripts(language), '/feld.js', 'einbetten.js'],
    },
    Content: (visit) => (
      <>
        <Intro title={title}>
          <p>{words.intro}</p>
        </Intro>
        <Configurator visit={visit} language={language} words={words} />
        <Section id="mehr" title={words.more}>
          <ul class="choices">
            {words.links.map(([href, text, what]) => (
              <li>
                <a href={href}>{text}</a>
                <span>{what}</span>
              </li>
            ))}
          </ul>
          {words.reference}
        </Section>
      </>
    ),
  };
}

export const embedPage = embedPageIn('de', GERMAN_EMBED);
export const englishEmbedPage = embedPageIn('en', ENGLISH_EMBED);
