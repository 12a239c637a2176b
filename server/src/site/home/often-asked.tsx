import { faq } from '../../content/faq.ts';

/** Their ids in the FAQ. */
const QUESTIONS = ['gueltige-iban-und-konto', 'wird-meine-kontonummer-gesendet', 'brauche-ich-einen-bic'];

/** Links to three answers of the FAQ and to two pages for other tasks. */
export function OftenAsked() {
  return (
    <section class="more" aria-labelledby="weiter">
      <h2 id="weiter">Oft gefragt</h2>
      <ul class="ways">
        {QUESTIONS.map((id) => (
          <li>
            <a href={`/faq#${id}`}>{faq.find((entry) => entry.id === id)?.question}</a>
          </li>
        ))}
        <li>
          <a href="/listen">Wie prüfe ich viele Konten auf einmal?</a>
        </li>
        <li>
          <a href="/einbetten">Wie kommt der Rechner auf meine eigene Website?</a>
        </li>
      </ul>
    </section>
  );
}
