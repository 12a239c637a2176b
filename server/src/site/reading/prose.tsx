import type { Language } from '../frame/languages.ts';
import { Code } from '../frame/pieces.tsx';

/** English names that occur in our German texts. If marked as English, screen readers pronounce them right. */
const ENGLISH = [
  'Application Programming Interface',
  'Basic Bank Account Number',
  'Business Identifier Code',
  'Cash Management',
  'Content Security Policy',
  'Cross-Origin Resource Sharing',
  'European Payments Council',
  'Inline Frame',
  'International Bank Account Number',
  'JavaScript Object Notation',
  'Primary Account Number',
  'SEPA Credit Transfer',
  'SEPA Direct Debit',
  'SEPA Instant Credit Transfer',
  'Single Euro Payments Area',
  'Society for Worldwide Interbank Financial Telecommunication',
  'Subresource Integrity',
  'TARGET Instant Payment Settlement',
  'Verification of Payee',
];
/** The reverse: German names in our English texts. */
const GERMAN = [
  'Bankleitzahl',
  'Deutsche Bundesbank',
  'Kontonummer',
  'Kto\\.-Nr\\.',
  'Verbraucherzentrale',
  'Wettbewerbszentrale',
];

const FOREIGN = {
  de: { names: new RegExp(`(${ENGLISH.join('|')})`), lang: 'en' },
  en: { names: new RegExp(`(${GERMAN.join('|')})`), lang: 'de' },
} as const;

/**
 * Names of attributes, files, paths and directives, and the modes where a text explains them: „build (berechnen)“; each
 * with the marks after it.
 */
const CODE =
  /((?:\bdata-[a-z-]+|\b[a-z]+-(?:src|inline)\b|\b[a-z]+\.(?:js|html)\b|\/api\/[a-z]+|\bIbanRechner\b|\b(?:build|lookup|validate)(?= \())[).,;:]*)/;

/** A text in which code and the names of the other language are marked. It is German if the language is absent. */
export function MarkedText({ text, language = 'de' }: { text: string; language?: Language }) {
  const { names, lang } = FOREIGN[language];
  const marked = text
    .split(names)
    .map((part, index) => (index % 2 === 1 ? <span lang={lang}>{part}</span> : part.split(CODE).map(codeOf)));
  return <>{marked}</>;
}

function codeOf(piece: string, index: number) {
  if (index % 2 === 0) return piece;
  const [, text = piece, end] = /^(.*?)([).,;:]*)$/.exec(piece) ?? [];
  return <Code text={text} end={end} />;
}

/** A text as paragraphs. In the text, blank lines separate them. It is German if the language is absent. */
export function Prose({ text, language = 'de' }: { text: string; language?: Language }) {
  return (
    <>
      {text.split('\n\n').map((paragraph) => (
        <p>
          <MarkedText text={paragraph} language={language} />
        </p>
      ))}
    </>
  );
}
