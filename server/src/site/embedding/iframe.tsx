import { Snippet } from '../snippet.tsx';
import type { Visit } from '../visit.ts';
import { FRAMES, snippets } from './snippets.ts';

/** How to embed widget.html: an example for each mode, and a script that fits the height. */
export function Iframe({ visit }: { visit: Visit }) {
  return (
    <section aria-labelledby="iframe" class="variant">
      <h2 id="iframe">Iframe</h2>
      <p>
        Der Rechner läuft in einem abgeschotteten Rahmen. Auf Ihrer Seite läuft dabei kein Skript von uns. Der
        Rahmen ist hell. Mit <code>&amp;theme=dark</code> am Ende der Adresse ist er dunkel, mit{' '}
        <code>&amp;theme=auto</code> folgt er dem System.
      </p>
      {FRAMES.map((frame) => (
        <>
          <h3>{frame.label}</h3>
          <div class="live">
            <div class="example">
              <iframe
                src={`/widget.html?mode=${frame.mode}`}
                title={`IBAN-Rechner: ${frame.label}`}
                width="320"
                height={frame.start}
                sandbox="allow-scripts allow-forms"
                allow="clipboard-write"
                loading="lazy"
              />
            </div>
            <div>
              <Snippet
                id={`snippet-iframe-${frame.mode}`}
                label={`HTML für ${frame.mode}`}
                code={snippets.iframe(visit, frame)}
              />
            </div>
          </div>
        </>
      ))}
      <h3 id="hoehe">Höhe mitführen</h3>
      <p>
        Mit jeder Meldung wird der Inhalt höher. Ohne Skript bleibt die Höhe aus dem HTML, und der Inhalt
        lässt sich im Rahmen rollen. Wie hoch der Rechner gerade ist, meldet der Rahmen Ihrer Seite, und nur
        das: eine Nachricht der Form <code>{'{ ibanRechner: { height: 412 } }'}</code>, in Pixeln. Mit diesem
        Skript folgt der Rahmen dieser Höhe. Es gilt für alle Rahmen der Seite und ist auch hier am Werk.
      </p>
      <Snippet id="snippet-height" label="JavaScript zum Iframe" code={snippets.height()} />
    </section>
  );
}
