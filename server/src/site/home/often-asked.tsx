import type { HomeWords } from '../words/words.ts';

/** Links to answers of the FAQ and to pages for other tasks. */
export function OftenAsked({ words }: { words: HomeWords['oftenAsked'] }) {
  return (
    <section class="more" aria-labelledby="weiter">
      <h2 id="weiter">{words.title}</h2>
      <ul class="ways">
        {words.links.map(({ href, text }) => (
          <li>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
