import { STATEMENT_DECIDES } from '../../content/sentences.ts';
import type { Page } from '../frame/page.ts';
import { Intro, Section } from '../frame/pieces.tsx';
import type { Operator as Settings } from '../frame/visit.ts';

/** Name and addresses of the site's operator. If one is not set, the page says so. */
export function Operator({ operator: { name, address, email } }: { operator: Settings }) {
  return (
    <address class="operator">
      <p>{name ?? 'Name nicht angegeben'}</p>
      {/* Commas or line breaks separate the lines of an address. The postal code stays on one line with its town. */}
      {(address ?? 'Anschrift nicht angegeben').split(/\s*(?:\\n|\n|,)\s*/).map((line) => (
        <p>{line.replace(/^(\d{5}) /, '$1\u00a0')}</p>
      ))}
      <p>{email ? <a href={`mailto:${email}`}>{email}</a> : 'E-Mail-Adresse nicht angegeben'}</p>
    </address>
  );
}

/** Tells visitors that the operator's name or an address is not set. The server's log names the missing settings. */
export function OperatorMissing({ operator: { name, address, email } }: { operator: Settings }) {
  if (name && address && email) return null;
  return (
    <p class="notice">
      <strong>Diese Seite ist unvollständig.</strong> Der Betreiber hat seine Angaben noch nicht vollständig
      hinterlegt.
    </p>
  );
}

export const imprintPage: Page = {
  path: '/impressum',
  name: 'Impressum',
  title: 'Impressum',
  description: 'Wer diesen IBAN-Rechner betreibt und wie Sie den Betreiber erreichen.',
  Content: ({ operator }) => (
    <>
      <Intro title="Impressum">
        <p>Angaben nach §&nbsp;5&nbsp;DDG.</p>
      </Intro>
      <OperatorMissing operator={operator} />
      <Section id="betreiber" title="Betreiber" class="beside">
        <Operator operator={operator} />
      </Section>
      <Section id="quelle" title="Quelle der Bankdaten" class="beside">
        <p>
          Quelle: Deutsche Bundesbank. Die Angaben zu Banken stammen aus der{' '}
          <a href="/glossar#bankleitzahlendatei">Bankleitzahlendatei</a> und werden unverändert wiedergegeben.
        </p>
      </Section>
      <Section id="haftung" title="Was ein Ergebnis bedeutet" class="beside">
        <p>
          Der Rechner bildet eine IBAN nach den Regeln der Bank, soweit er sie kennt. Ob es das Konto gibt,
          weiß nur die Bank. {STATEMENT_DECIDES}
        </p>
      </Section>
    </>
  ),
};
