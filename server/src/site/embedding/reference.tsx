import type { ComponentChildren } from 'preact';
import { english, german } from '../../content/notation.ts';
import { AddressHint } from '../frame/address-hint.tsx';
import type { Language } from '../frame/languages.ts';
import type { Page } from '../frame/page.ts';
import { Code, Intro, Section, TableHead } from '../frame/pieces.tsx';
import { raw } from '../frame/raw.ts';
import { Snippet } from '../frame/snippet.tsx';
import type { Visit } from '../frame/visit.ts';
import type { Block, Both } from './blocks.ts';
import { simpleField } from './field-snippets.ts';
import { REFERENCE } from './reference.ts';
import { exampleForm, FRAMES, frameOf, snippet } from './snippets.ts';

const MARKED = /(`[^`]+`[).,;:]*|\[[^\]]+\]\([^)]+\))/;

/** A text with its code and its links, which are marked as in Markdown. */
function marked(text: string): ComponentChildren {
  return text.split(MARKED).map((part, index) => {
    if (index % 2 === 0) return part;
    const [, code, end] = /^`(.+)`(.*)$/.exec(part) ?? [];
    if (code !== undefined) return <Code text={code} end={end} />;
    const [, name = '', href = ''] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    return <a href={href}>{marked(name)}</a>;
  });
}

/** All that can be set, and the four ways with their examples at work. */
function embedReferenceIn(language: Language): Page {
  const say = ([de, en]: Both) => ({ de, en })[language];
  const notation = { de: german, en: english }[language];
  const title = say(['IBAN-Rechner einbetten: alle Angaben', 'Embed the IBAN calculator: reference']);

  function Live({ of }: { of: Extract<Block, { live: unknown }>['live'] }) {
    if (of === 'widget')
      return (
        <div class="example widget-example">
          <div data-iban-rechner="" data-mode="build" data-lang={language === 'de' ? undefined : language} />
        </div>
      );
    if (of === 'functions') return <div class="example function-example" {...raw(exampleForm(language))} />;
    if (of === 'field') {
      const field = simpleField(' countries="SEPA"', '<input name="iban">');
      return <div class="example function-example" {...raw(field)} />;
    }
    const frame = FRAMES.find(({ mode }) => mode === of) ?? FRAMES[0];
    const { path, title } = frameOf(frame, language, '&');
    return (
      <div class="example">
        <iframe
          src={path}
          title={title}
          height={frame.start}
          sandbox="allow-scripts allow-forms"
          allow="clipboard-write"
          loading="lazy"
        />
      </div>
    );
  }

  function Table({ of, visit }: { of: Extract<Block, { table: unknown }>; visit: Visit }) {
    const isOfScripts = of.look === 'scripts';
    const sizeOf = (name: string) =>
      notation.kilobytes(Math.round((visit.files.sizes[name]?.brotli ?? 0) / 1000) * 1000);
    return (
      <table class={`${of.look} stacking`}>
        <caption>{say(of.table)}</caption>
        <TableHead names={of.heads.map(say)} />
        <tbody>
          {of.rows.map(([code = ['', ''], ...others]) => {
            const name = say(code);
            return (
              <tr>
                <td>
                  {isOfScripts ? <a href={`/${name}`}>{marked(`\`${name}\``)}</a> : <code>{name}</code>}
                </td>
                {isOfScripts && <td>{sizeOf(name)}</td>}
                {others.map((other) => (
                  <td>{marked(say(other))}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    );
  }

  /** @param isOpen for a snippet: whether it can be seen without a click */
  function Piece({ block, visit, isOpen = false }: { block: Block; visit: Visit; isOpen?: boolean }) {
    const address = visit.base;
    if ('text' in block) return <p>{marked(say(block.text))}</p>;
    if ('heading' in block) return <h3 id={say(block.id)}>{say(block.heading)}</h3>;
    if ('table' in block) return <Table of={block} visit={visit} />;
    if ('line' in block) {
      const code = say(block.line(address, visit.operator.name ?? address));
      return <Snippet label={say(block.label)} prose={block.prose ?? false} code={code} />;
    }
    if ('live' in block) {
      const example = (
        <div class="live">
          <Live of={block.live} />
          <div>
            {block.beside.map((each) => (
              <Piece block={each} visit={visit} isOpen />
            ))}
          </div>
        </div>
      );
      if (!block.folded) return example;
      return (
        <details>
          <summary>{say(block.folded)}</summary>
          {example}
        </details>
      );
    }
    // Before the first release, there is nothing to pin.
    const pinned = { versioned: 'embed.js', 'field-pinned': 'feld.js' }[block.snippet as string];
    if (pinned && !visit.files.pinned(pinned)) return null;
    const code = snippet(block.snippet, visit, language);
    const folded = !isOpen && !block.isOpen;
    return <Snippet id={`snippet-${block.snippet}`} label={say(block.label)} code={code} folded={folded} />;
  }

  /** The contents of a page or of a section: links to these headings. */
  function Contents({ of }: { of: readonly { id: Both; title: Both; blocks?: readonly Block[] }[] }) {
    return (
      <ol>
        {of.map(({ id, title, blocks = [] }) => {
          const below = blocks.flatMap((block) =>
            'heading' in block ? [{ id: block.id, title: block.heading }] : [],
          );
          return (
            <li>
              <a href={`#${say(id)}`}>{say(title)}</a>
              {below.length > 0 && <Contents of={below} />}
            </li>
          );
        })}
      </ol>
    );
  }

  return {
    path: say(['/einbetten/referenz', '/en/embed/reference']),
    language,
    name: say(['Einbetten: alle Angaben', 'Embed: reference']),
    title,
    description: say([
      'Mini-Widget, IBAN-Feld, Funktionen und Iframe des IBAN-Rechners mit allen Einstellungen, Ereignissen, Prüfsummen und der Content Security Policy.',
      'Mini-widget, field, functions and iframe of the IBAN calculator with all settings, events, hashes and the Content Security Policy.',
    ]),
    loads: {
      // As in the snippet for the functions, whose script runs here.
      scripts: ['/rechner.js', '/feld.js', language === 'de' ? 'beispiel.js' : 'example.js'],
    },
    Content: (visit) => {
      const { kilobytes } = notation;
      const { brotli = 0, gzip = 0, raw: unpacked = 0 } = visit.files.sizes['embed.js'] ?? {};
      const [sent, zipped, whole] = [kilobytes(brotli), kilobytes(gzip), kilobytes(unpacked)];
      return (
        <>
          <Intro title={title}>
            <p>
              {marked(
                say([
                  'Für alle, die mehr einstellen wollen als auf der Seite [Einbetten](/einbetten).',
                  'For all who want to set more than on the page [Embed](/en/embed).',
                ]),
              )}
            </p>
            <p data-sizes="">
              {marked(
                say([
                  `Das Skript \`embed.js\` überträgt ${sent} mit Brotli oder ${zipped} mit Gzip; entpackt sind es ${whole}.`,
                  `The script \`embed.js\` transfers ${sent} with Brotli or ${zipped} with Gzip; unpacked it has ${whole}.`,
                ]),
              )}
            </p>
            <AddressHint visit={visit} language={language} />
          </Intro>
          <div class="with-aside reference">
            <nav class="contents" aria-labelledby={say(['uebersicht', 'contents'])}>
              <h2 id={say(['uebersicht', 'contents'])}>{say(['Inhalt', 'Contents'])}</h2>
              <Contents of={REFERENCE} />
            </nav>
            <div>
              {REFERENCE.map(({ id, title, blocks }) => (
                <Section id={say(id)} title={say(title)} class="variant">
                  {blocks.map((block) => (
                    <Piece block={block} visit={visit} />
                  ))}
                </Section>
              ))}
            </div>
          </div>
        </>
      );
    },
  };
}

export const embedReferencePage = embedReferenceIn('de');
export const englishEmbedReferencePage = embedReferenceIn('en');
