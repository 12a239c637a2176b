import { SHORT_LIST_SIZE } from '../../calculator/short-list.ts';
import { RULES_DAY } from '../../content/dates.ts';
import { english, german } from '../../content/notation.ts';
import { type Section, table, text } from './blocks.ts';

const rulesMonth = ({ month }: typeof german) => month(new Date(RULES_DAY));

/** All that can be set, and the four ways to embed the calculator. */
export const REFERENCE: readonly Section[] = [
  {
    id: ['mini-widget', 'mini-widget'],
    title: ['Mini-Widget', 'Mini-widget'],
    blocks: [
      text(
        'Ein div-Element und ein Skript genügen. Das Widget bringt seine Oberfläche mit und lässt sich vom CSS Ihrer Seite nicht stören. Regeln und Banken lädt es selbst nach (`rechner.js`), sobald jemand zum ersten Mal in ein Feld geht.',
        'One div element and one script are enough. The widget has its own interface, and the CSS of your page does not disturb it. It loads its English words, the rules and the banks (`rechner.js`) by itself.',
      ),
      {
        live: 'widget',
        beside: [
          { snippet: 'widget', label: ['HTML', 'HTML'] },
          table(
            'Werte von data-mode | Values of data-mode',
            ['Wert | Value', 'Zweck | Purpose'],
            [
              'build | IBAN aus Bankleitzahl und Kontonummer berechnen | Calculate the IBAN from BLZ and account number',
              'validate | IBAN prüfen; gilt auch ohne Angabe | Check an IBAN; also without the attribute',
              'lookup | BIC zu einer Bankleitzahl oder IBAN suchen | Find the BIC of a BLZ or an IBAN',
            ],
          ),
        ],
      },
      text(
        'Ändert Ihre Seite `data-mode` oder `data-lang` später, wechselt das Widget. `data-blz` und die Beschriftungen liest es nur, wenn es entsteht oder dabei wechselt. Elemente, die später dazukommen, findet es; nicht aber Elemente in einem Shadow Root oder solche, die `data-iban-rechner` erst nachträglich erhalten.',
        'If your page changes `data-mode` or `data-lang` later, the widget follows. It reads `data-blz` and the labels only when it is made or follows such a change. It finds elements that are added later, but none in a shadow root, and none that get the attribute `data-iban-rechner` afterwards.',
      ),
      { heading: ['Ergebnis übernehmen', 'Use the result'], id: ['ergebnis', 'result'] },
      text(
        'Zu jedem Ergebnis löst das div-Element das Ereignis `iban-rechner` aus (ein `CustomEvent`). Es steigt im Dokument auf, deshalb hört ein einziger Listener am Fenster alle Widgets der Seite. Wenige Zeilen genügen für ein eigenes Formularfeld.',
        'With each result, the div element fires the event `iban-rechner` (a `CustomEvent`). It bubbles, so one listener on the window hears all widgets of the page. A few lines are enough for a field of your own form.',
      ),
      table(
        'Inhalt von event.detail | What event.detail has',
        ['Feld | Field', 'Wert | Value'],
        [
          'mode | Modus des Widgets: `build`, `validate` oder `lookup` | The mode of the widget: `build`, `validate` or `lookup`',
          'result | Die Antwort der [Funktion](#funktionen), auch wenn sie einen Fehler nennt. Ändert jemand danach eine Eingabe, gilt das Ergebnis nicht mehr; dann kommt `null`. Das Widget `validate` antwortet, sobald die IBAN vollständig ist, auch ohne Klick. | What the [function](#functions) returns, also if it names a fault. When somebody changes the input, the old result no longer holds, and `result` is `null`. The widget `validate` answers as soon as the IBAN is complete, even without a click.',
        ],
      ),
      table(
        'Drei Zustände eines Ergebnisses | The three states of a result',
        ['Feld | Field', 'Bedeutung | Meaning'],
        [
          'confirmed: true | Bestätigt, im Widget mit ✓: Regel der Bank und Verzeichnis sind bekannt, und die Prüfziffer der Kontonummer passt, oder die Bank hat keine. Von einer IBAN aus einem anderen Land wird nur die Form geprüft. | Confirmed, in the widget with a ✓. The bank’s rule and the directory are known, and the check digit of the account number fits, or the bank has none. Of an IBAN of another country, only the form is checked.',
          'confirmed: false | Berechnet, nicht bestätigt: Es gibt eine IBAN, aber etwas fehlt oder passt nicht. Den Grund nennt `notes`. Mit `embed.js` allein haben Ergebnisse weder `confirmed` noch `notes`, und nichts ist bestätigt. | Calculated, not confirmed. There is an IBAN, but something is missing or does not fit; `notes` says what. With `embed.js` alone, results have neither `confirmed` nor `notes`, and nothing is confirmed.',
          'error, reasons | Es gibt keine IBAN. Den Grund nennt `error`, bei `validate` nennt ihn `reasons`, neben `valid: false`. | There is no IBAN. The reason is in `error`, or for `validate` in `reasons`, beside `valid: false`.',
        ],
      ),
      text('Das Beispiel übernimmt nur bestätigte IBANs.', 'The example takes confirmed IBANs only.'),
      { snippet: 'event', label: ['IBAN in ein eigenes Feld', 'IBAN into a field of your own'] },
      { heading: ['Aussehen und Vorgaben', 'Look and settings'], id: ['aussehen', 'look'] },
      text(
        'Das Widget steht auf dem Grund Ihrer Seite, in deren Schrift und Textfarbe; die übrigen Farben leitet es davon ab. Anderes setzen Sie als CSS-Variablen am div-Element oder weiter außen.',
        'The widget has the background, the font and the text colour of your page, and derives the other colours from them. Set anything else by CSS variables on the div element or further out.',
      ),
      table(
        'Was sich einstellen lässt | What can be set',
        ['Angabe | Setting', 'Wirkung | Effect'],
        [
          'data-lang | `de` oder `en`; ohne Angabe entscheidet das nächste Attribut `lang` | `de` or `en`. Without it, the nearest attribute `lang` decides',
          'data-blz | Bankleitzahl, die schon im Feld steht | A BLZ that is already in the field',
          'data-label-blz | Beschriftung des Feldes für die Bankleitzahl, bei `lookup` des einzigen Feldes | The label of the field for the BLZ; for `lookup`, of its only field',
          'data-label-account | Beschriftung des Feldes für die Kontonummer | The label of the field for the account number',
          'data-label-iban | Beschriftung des Feldes bei `validate` | The label of the field for `validate`',
          'data-label-button | Beschriftung der Schaltfläche | The label of the button',
          'data-girocode | Bietet unter einer bestätigten IBAN einen [GiroCode](/faq#girocode) an: mit Empfänger, Betrag und Verwendungszweck, als Bild zu speichern. Alles geschieht im Browser; `girocode.js` wird mit dem ersten Ergebnis geladen. | Offers a GiroCode (a QR code for a transfer) below a confirmed IBAN: with payee, amount and payment reference, to save as an image. All of it happens in the browser; `girocode.js` is loaded with the first result.',
          'data-load | `none`: das Widget lädt nichts nach, bleibt schlicht und bestätigt nichts | `none`: the widget loads nothing, stays plain and German, and confirms nothing',
          '--iban-accent | Farbe der Schaltfläche | The colour of the button',
          '--iban-on-accent | Farbe der Schrift darauf | The colour of the text on it',
          '--iban-font | Schrift; ohne Angabe die Ihrer Seite | The font. Without it, that of your page',
          '--iban-surface | Hintergrund; ohne Angabe durchsichtig | The background. Without it, transparent',
          '--iban-padding | Abstand zu den Rändern links und rechts; ohne Angabe `0`, für einen eigenen Hintergrund etwa `1em` | Between the edges and the content, left and right. Without it, `0`; for a background of your own, `1em`, for example',
          '--iban-border | Farbe der Ränder | The colour of the borders',
          '--iban-radius | Rundung der Ecken | How round the corners are',
          '--iban-width | Maximale Breite; ohne Angabe `32rem` | The largest width. Without it, `32rem`',
          '--iban-gap | Abstand zwischen Feldern, Schaltfläche und Ergebnis; ohne Angabe `1em` | Between fields, button and result. Without it, `1em`',
          '--iban-height | Höhe der Felder und Schaltflächen; ohne Angabe `3em`, mindestens `44px` | The height of fields and buttons. Without it, `3em`, at least `44px`',
          '::part(…) | `input`, `button` oder `output`: Felder, Schaltflächen oder Ergebnis, für eigenes CSS | `input`, `button` or `output`: the fields, the buttons or the result, for CSS of your own',
          'color-scheme | `light` oder `dark`, für Eingabefelder und Rollbalken; im Iframe stattdessen `theme` in der Adresse | `light` or `dark`, for fields and scroll bars; in an iframe, `theme` in its address instead',
        ],
      ),
      {
        snippet: 'look',
        label: ['Eigene Farben und eine feste BLZ', 'Colours of your own, and a BLZ that is filled in'],
      },
      { heading: ['Eigene Beschriftungen', 'Labels of your own'], id: ['beschriftungen', 'labels'] },
      text(
        'Die Felder und die Schaltfläche beschriften Sie mit Attributen am div-Element. Sie gelten als reiner Text; ein leeres Attribut lässt die Beschriftung, wie sie ist. Ergebnisse und Hinweise auf Fehler behalten ihre Worte. Im Iframe sind die Beschriftungen fest.',
        'Attributes of the div element set the labels of the fields and of the button. They are plain text; an empty attribute leaves the label as it is. Results and sentences about faults keep their words. In an iframe, the labels are fixed.',
      ),
      { snippet: 'labels', label: ['Eigene Beschriftungen', 'Labels of your own'] },
    ],
  },
  {
    id: ['eigenes-formular', 'own-form'],
    title: ['Ihr eigenes Formular', 'Your own form'],
    blocks: [
      text(
        'Ihr Formular hat schon ein Feld für die IBAN? Setzen Sie `<iban-field>` darum. Das Feld bleibt Ihres, mit Aussehen, Namen und Framework. Beim Tippen zeigt es die IBAN in Vierergruppen, Ihr Formular sendet sie ohne Leerzeichen. Darunter stehen Bank und BIC, und ein Fehler, sobald jemand das Feld verlässt. Aus Bankleitzahl und Kontonummer schlägt es die IBAN vor. Eine IBAN, die nur rechnerisch ermittelt ist, hält das Formular nicht auf. Innerhalb von `lang="en"` spricht es Englisch.',
        'Does your form have a field for the IBAN already? Put `<iban-field>` around it. The field stays yours, with its look, its name and its framework. While somebody types, it shows the IBAN in groups of four; your form sends it without spaces. Below it stand bank and BIC, and a fault as soon as somebody leaves the field. From a BLZ and an account number, it suggests the IBAN. An IBAN that is only calculated does not stop the form. Inside of `lang="en"`, the field speaks English.',
      ),
      {
        live: 'field',
        beside: [
          table(
            'Attribute von iban-field | Attributes of iban-field',
            ['Attribut | Attribute', 'Wirkung | Effect'],
            [
              'countries | Nur diese Länder: Ländercodes wie `DE AT CH`, oder `SEPA` | Only these countries: country codes such as `DE AT CH`, or `SEPA`',
              'bic-for | Die `id` Ihres eigenen Feldes für den BIC. Es wird ausgefüllt, solange niemand darin tippt. | The `id` of your own field for the BIC. It is filled in as long as nobody types in it.',
              'hint | `none`: kein Hinweis unter dem Feld. Oder die `id` Ihres eigenen, leeren Elements, in dem er stehen soll. | `none`: no hint below the field. Or the `id` of an empty element of your own, which it goes into.',
              'data-load | `none`: das Feld lädt nichts nach und bestätigt nichts | `none`: the field loads nothing and confirms nothing',
            ],
          ),
        ],
      },
      { snippet: 'field-html', label: ['HTML', 'HTML'], isOpen: true },
      { snippet: 'field-react', label: ['React mit react-hook-form', 'React with react-hook-form'] },
      { snippet: 'field-next', label: ['Next.js (App Router)', 'Next.js (App Router)'] },
      { snippet: 'field-vue', label: ['Vue 3', 'Vue 3'] },
      { snippet: 'field-angular', label: ['Angular mit Reactive Forms', 'Angular with Reactive Forms'] },
      { snippet: 'field-contact-form', label: ['WordPress: Contact Form 7', 'WordPress: Contact Form 7'] },
      { snippet: 'field-woocommerce', label: ['WordPress: WooCommerce', 'WordPress: WooCommerce'] },
      { snippet: 'field-pinned', label: ['HTML mit Prüfsummen', 'HTML with hashes'] },
      text(
        'Frameworks, die beim Tippen `input.value` lesen, erhalten die IBAN in Gruppen. Die IBAN ohne Leerzeichen steht in `value` am Element und in jedem Ereignis, in den Daten des Formulars und während des Ereignisses `submit` auch in `input.value`. In Vue binden Sie `value` am Element, in Angular tut es die Direktive des Beispiels, mit `formControlName` und `disable()`. In React nehmen Sie `onInput`: Nach dem Rendern auf dem Server empfängt React die eigenen Ereignisse des Elements (`iban-input`, `iban-change`) nicht sofort. Das Attribut `value` ist der erste Text, auch vom Server. Der Browser prüft das Feld wie jedes andere; `required`, `disabled` und `readonly` gelten weiter, und mit `novalidate` hält nichts das Formular auf. Für Frameworks gibt es das Feld im [npm-Paket](#npm); auf dem Server tut der Import nichts.',
        'Frameworks that read `input.value` while somebody types get the IBAN in groups. The IBAN without spaces is in the property `value` of the element and of each event, in the data of the form and, during the event `submit`, also in `input.value`. In Vue, bind `value` of the element; in Angular, the directive of the example does, with `formControlName` and `disable()`. In React, use `onInput`: after rendering on a server, React does not receive the element’s own events (`iban-input`, `iban-change`) at once. The attribute `value` is the first text, also from a server. The browser checks the field like any other; `required`, `disabled` and `readonly` hold as ever, and with `novalidate` nothing stops the form. For frameworks, the field is in the [npm package](#npm); on a server, the import does nothing.',
      ),
      table(
        'Was das Element sagt | What the element says',
        ['Name', 'Bedeutung | Meaning'],
        [
          'iban | Die IBAN ohne Leerzeichen; leer, solange sie nicht stimmt | The IBAN without spaces; empty as long as it is not valid',
          'value | Was das Formular sendet: die IBAN ohne Leerzeichen, oder der Text, wie er dasteht. Setzen lässt es sich auch. | What the form sends: the IBAN without spaces, or the text as it stands. It can be set, too.',
          'result | Was über die IBAN bekannt ist, als Daten | What is known about the IBAN, as data',
          'iban-input | Ereignis bei jeder Eingabe, mit `event.detail.value` und `event.detail.result` | Event at each input, with `event.detail.value` and `event.detail.result`',
          'iban-change | Dasselbe nach jeder fertigen Eingabe | The same after each completed input',
          'class="iban-field-hint" | Der Hinweis, für Ihr CSS; eine Zeile mit einem Fehler darin hat die Klasse `iban-field-fault`. | The hint, for your CSS; a line with a fault in it has the class `iban-field-fault`.',
          'data-state | Für Ihr CSS, sobald jemand das Feld benutzt hat: `empty`, `typing`, `fault`, `computed` oder `confirmed`. Von Anfang an gilt `iban-field:state(empty)` usw. | For your CSS, once somebody has used the field: `empty`, `typing`, `fault`, `computed` or `confirmed`. From the start, there is `iban-field:state(empty)` and so on',
        ],
      ),
    ],
  },
  {
    id: ['funktionen', 'functions'],
    title: ['Funktionen', 'Functions'],
    blocks: [
      text(
        'Jedes der beiden Skripte stellt das Objekt `IbanRechner` mit drei Funktionen bereit. Formular und Aussehen bestimmen Sie. Mit `rechner.js` wissen die Funktionen alles; mit `embed.js` allein rechnen sie nur und laden nichts nach ([zwei Skripte](#skripte)).',
        'Each of the two scripts has an object `IbanRechner` with three functions, for a form and a design of your own. With `rechner.js`, they know everything, and they answer in English if your page sets `IbanRechner.language = "en"`; with `embed.js` alone, they only calculate, and load nothing ([two scripts](#scripts)).',
      ),
      table(
        'Die drei Funktionen | The three functions',
        ['Aufruf | Call', 'Ergebnis | Result'],
        [
          'IbanRechner.validate(iban) | `{ valid, country, formatted, reasons }`',
          'IbanRechner.buildIban(blz, kontonummer) / IbanRechner.buildIban(blz, accountNumber) | `{ iban, formatted, bank }` oder `{ error }` | `{ iban, formatted, bank }` or `{ error }`',
          'IbanRechner.lookupBic(blzOderIban) / IbanRechner.lookupBic(blzOrIban) | `{ name, city, bic }` oder `{ notFound: true }` | `{ name, city, bic }` or `{ notFound: true }`',
        ],
      ),
      {
        live: 'functions',
        beside: [
          text(
            `Mit \`rechner.js\` kommen \`confirmed\` und \`notes\` dazu: was bestätigt ist und warum nicht ([drei Zustände](#ergebnis)). \`bank\` und \`lookupBic\` kennen alle Bankleitzahlen, mit \`embed.js\` allein ${SHORT_LIST_SIZE}\u00a0der größten Banken. Ihr Server fragt die [Schnittstelle](/schnittstelle).`,
            `With \`rechner.js\`, results also have \`confirmed\` and \`notes\`: whether the IBAN is confirmed, and why not ([three states](#result)). \`bank\` and \`lookupBic\` know all BLZs, with \`embed.js\` alone ${SHORT_LIST_SIZE} of the largest banks. Your server asks the API.`,
          ),
          text(
            'Mit `rechner.js` gibt es auch `IbanRechner.explainIban(iban)`, `explainAccount(blz, kontonummer)` und `explainBank(blzOderIban)`. Sie nennen Zustand, Teile der IBAN, Bank, Fehler und Hinweise als Daten. `sentences(notes)` sagt die Hinweise in Worten.',
            'With `rechner.js`, there are also `IbanRechner.explainIban(iban)`, `explainAccount(blz, accountNumber)` and `explainBank(blzOrIban)`. They give state, parts of the IBAN, bank, faults and notes as data, and `sentences(notes)` says the notes in words.',
          ),
        ],
      },
      { snippet: 'functions', label: ['HTML und JavaScript', 'HTML and JavaScript'] },
      { heading: ['Als npm-Paket', 'As an npm package'], id: ['npm', 'npm'] },
      text(
        'Für eigene Anwendungen gibt es dieselben Funktionen als Paket `iban-rechner`, mit Typen für TypeScript. Noch steht es in keinem öffentlichen Verzeichnis: Im Quelltext dieser Website macht `npm run pack` daraus eine Datei, die Sie installieren. `iban-rechner/all` kennt alle Regeln, Banken und Länder. `ibanFaults`, `explainIban` und `explainAccount` nennen Fehler, Zustand und Gründe als Daten. So sagt Ihre Anwendung sie in eigenen Worten und in jeder Sprache.',
        'For apps, the same functions are the npm package `iban-rechner`, with types for TypeScript, and in English with `iban-rechner/en`. No public registry has it yet: in the source of this website, `npm run pack` makes a file to install. `iban-rechner/all` knows all rules, banks and countries. `ibanFaults`, `explainIban` and `explainAccount` give faults, state and reasons as data, so that your app says them in its own words and in any language.',
      ),
      { snippet: 'package', label: ['JavaScript', 'JavaScript'] },
    ],
  },
  {
    id: ['iframe', 'iframe'],
    title: ['Iframe', 'Iframe'],
    blocks: [
      text(
        'Der Rechner läuft in einem abgeschotteten Rahmen. Auf Ihrer Seite läuft dabei kein Skript von uns. Der Rahmen hat helle Felder auf weißem Grund. Mit `&theme=light` am Ende der Adresse scheint der Grund Ihrer hellen Seite durch. Mit `&theme=dark` ist der Rahmen dunkel, mit `&theme=auto` folgt er dem System. Damit der Grund Ihrer dunklen Seite durchscheint, geben Sie dem Rahmen dazu `color-scheme: dark`. `&accent=0b6e80` gibt der Schaltfläche eine Farbe, `&font=Georgia` dem Text eine Schrift.',
        'The calculator runs in a sealed frame, and none of our scripts runs on your page. The modes are those of the mini-widget. The frame has light fields on a white background. With `&theme=light` at the end of the address, the background of your light page shows through. With `&theme=dark`, the frame is dark; with `&theme=auto`, the frame follows the system. To let the background of your dark page show through, also give the frame `color-scheme: dark`. `&accent=0b6e80` sets the colour of the button, `&font=Georgia` the font.',
      ),
      {
        live: 'build',
        beside: [{ snippet: 'iframe-build', label: ['IBAN berechnen', 'Calculate an IBAN'] }],
      },
      {
        live: 'validate',
        folded: ['IBAN prüfen', 'Check an IBAN'],
        beside: [{ snippet: 'iframe-validate', label: ['HTML für validate', 'HTML for validate'] }],
      },
      {
        live: 'lookup',
        folded: ['BIC suchen', 'Find a BIC'],
        beside: [{ snippet: 'iframe-lookup', label: ['HTML für lookup', 'HTML for lookup'] }],
      },
      { heading: ['Höhe mitführen', 'Follow the height'], id: ['hoehe', 'height'] },
      text(
        'Mit jeder Meldung wird der Inhalt höher. Ohne Skript bleibt die Höhe aus dem HTML, und der Inhalt lässt sich im Rahmen rollen. Wie hoch der Rechner gerade ist, meldet der Rahmen Ihrer Seite, und nur das: eine Nachricht der Form `{ ibanRechner: { height: 412 } }`, in Pixeln. Mit diesem Skript folgt der Rahmen dieser Höhe. Es gilt für alle Rahmen der Seite und ist auch hier am Werk.',
        'With each sentence, the content grows. Without a script, the height stays that of the HTML, and the content scrolls inside the frame. The frame tells your page its height and nothing else, as a message of the form `{ ibanRechner: { height: 412 } }`, in pixels. With this script, all frames of the page follow their content, as they do here.',
      ),
      { snippet: 'height', label: ['JavaScript zum Iframe', 'JavaScript for the iframe'] },
      text(
        'Chromium ab Version 154 kann das auch ohne Skript, mit der CSS-Eigenschaft `frame-sizing`. Der Rahmen erlaubt es. In anderen Browsern ändert dieser Stil nichts.',
        'Chromium from version 154 on does it without a script, by the CSS property `frame-sizing`. The frame allows it. In other browsers, this style changes nothing.',
      ),
      { snippet: 'frame-sizing', label: ['CSS zum Iframe', 'CSS for the iframe'] },
    ],
  },
  {
    id: ['skripte', 'scripts'],
    title: ['Zwei Skripte', 'Two scripts'],
    blocks: [
      text(
        'Viele Banken bilden IBANs nach eigenen [Regeln](/glossar#iban-regel). `embed.js` antwortet rechnerisch und mit einer kurzen Liste; `rechner.js`, das beim ersten Klick in ein Feld geladen wird, weiß alles. Es kommt von dort, woher `embed.js` kam. Dafür muss die Datei `embed.js` heißen und darf weder eine Prüfsumme noch `type="module"` haben; sonst nennt Ihre Seite `rechner.js` selbst, in beliebiger Reihenfolge. Was Ihre Seite selbst lädt, wird nicht noch einmal geladen. `rechner.js` geht auch ohne `embed.js`.',
        'Many banks build IBANs by rules of their own. `embed.js` answers by arithmetic and a short list; `rechner.js`, loaded at the first click into a field, knows everything. It comes from where `embed.js` came from. For that, the file must be called `embed.js` and have neither a hash nor `type="module"`; otherwise your page names `rechner.js` itself, in any order. What your page loads itself is not loaded again. `rechner.js` also works without `embed.js`.',
      ),
      table(
        'Skripte | Scripts',
        ['Skript | Script', 'Größe mit Brotli | Size with Brotli', 'Aufgabe | Purpose'],
        [
          'embed.js | Die drei Funktionen und das schlichte Mini-Widget auf Deutsch. Mehr brauchen die meisten Seiten nicht zu nennen. | The three functions and the plain mini-widget in German. Most pages need to name no more.',
          `rechner.js | Alles: die Regeln der Banken (Stand ${rulesMonth(german)}), alle Banken mit Name, Ort und BIC, die Prüfziffern deutscher Kontonummern und von 27 weiteren Ländern, das ganze Mini-Widget, Deutsch und Englisch. | Everything: the rules of the banks (as of ${rulesMonth(english)}), all banks with name, city and BIC, the check digits of German account numbers and of 27 other countries, the whole mini-widget, German and English.`,
          'feld.js | Bringt das Element `<iban-field>`. Es braucht `embed.js` nicht und lädt `rechner.js` ebenso. | Brings the element `<iban-field>`. It does not need `embed.js`, and loads `rechner.js` likewise.',
          'girocode.js | Zeichnet GiroCodes, wo `data-girocode` danach fragt. | Draws GiroCodes where `data-girocode` asks for them.',
        ],
        'scripts',
      ),
      text(
        `Ohne \`rechner.js\` setzt der Rechner BLZ und Kontonummer nur zusammen und kennt nur ${SHORT_LIST_SIZE}\u00a0Bankleitzahlen der größten Banken. Dann bestätigt er nichts, und das Widget ist schlicht. Die Konsole des Browsers sagt, was fehlt; ließ sich das Skript nicht laden, versucht es das Widget beim nächsten Absenden noch einmal. Soll das Widget nichts nachladen, sagen Sie es mit \`data-load\`:`,
        `Without \`rechner.js\`, the calculator only puts BLZ and account number together and knows only ${SHORT_LIST_SIZE}\u00a0BLZs of the largest banks. Then it confirms nothing, and the widget is plain. The browser’s console says what is missing; if the script could not be loaded, the widget tries again at the next submit. To load nothing, say so by \`data-load\`:`,
      ),
      { snippet: 'alone', label: ['HTML mit embed.js allein', 'HTML with embed.js alone'] },
    ],
  },
  {
    id: ['versionen', 'version'],
    title: ['Feste Version mit Prüfsumme', 'A fixed version with its hash'],
    blocks: [
      text(
        'Die Skripte erhalten Verbesserungen von selbst, spätestens nach einer Stunde. Eine veröffentlichte Fassung hat die Versionsnummer im Namen, ändert sich nie und bleibt abrufbar. Mit der Prüfsumme ([Subresource Integrity](/glossar#sri)) führt der Browser nur genau diese Fassung aus. Ein Skript mit Prüfsumme lädt nichts von selbst nach; deshalb nennt das Beispiel beide. Eine feste Version bleibt, wie sie veröffentlicht wurde: Neueres, das auf dieser Seite steht, fehlt ihr, und auch die Regeln und die Banken darin bleiben auf ihrem Stand.',
        'The scripts get improvements by themselves, after one hour at the latest. Each released version also has addresses of its own, which stay available and whose content never changes. With the hash (Subresource Integrity), the browser runs this version only. A script with a hash loads nothing by itself, so the example names both. A fixed version stays as it was released: it lacks what is newer on this page, and its rules and banks stay as they are, too.',
      ),
      { snippet: 'versioned', label: ['HTML mit Prüfsummen', 'HTML with hashes'] },
    ],
  },
  {
    id: ['csp', 'csp'],
    title: ['Content Security Policy', 'Content Security Policy'],
    blocks: [
      text(
        'Hat Ihre Seite eine Content Security Policy, ergänzen Sie je nach Variante eine dieser Zeilen. Mehr ist nicht nötig: kein `unsafe-inline`, kein Eintrag in `style-src` oder `connect-src`. Trusted Types brauchen keine eigene Richtlinie. Nennt Ihre Seite in `script-src` einzelne Dateien, dann beide: `embed.js` und `rechner.js`, mit `data-girocode` auch `girocode.js`, für das IBAN-Feld `feld.js` und `rechner.js`. Fehlt `rechner.js`, bestätigt der Rechner nichts.',
        'If your page has a Content Security Policy, add one of these lines. Nothing else is needed: neither `unsafe-inline` nor an entry in `style-src` or `connect-src`. Trusted Types need no policy of their own. If `script-src` lists single files, list both: `embed.js` and `rechner.js`, with `data-girocode` also `girocode.js`, for the IBAN field `feld.js` and `rechner.js`. If `rechner.js` is missing, the calculator confirms nothing.',
      ),
      {
        line: (address) => [`script-src ${address};`, `script-src ${address};`],
        label: ['Mini-Widget, IBAN-Feld und Funktionen', 'Mini-widget, field and functions'],
      },
      { line: (address) => [`frame-src ${address};`, `frame-src ${address};`], label: ['Iframe', 'Iframe'] },
      text(
        'Die Schnittstelle rufen Sie von Ihrem Server aus auf; dafür braucht Ihre Seite keinen Eintrag. Eigene Skripte und Stile aus den Beispielen legen Sie unter einer strengen Richtlinie in eigene Dateien.',
        'Call the API from your server; your page needs no entry for that. Under a strict policy, put the scripts and styles of the examples into files of your own.',
      ),
    ],
  },
  {
    id: ['daten', 'data'],
    title: ['Was gespeichert und gesendet wird', 'What is stored and sent'],
    blocks: [
      text(
        'Von den Eingaben nichts. Der Rechner setzt keine Cookies und legt nichts im Browser ab. Beim ersten Klick in ein Feld lädt das Mini-Widget `rechner.js`, ganz gleich, was jemand eingibt; danach sendet es keine Anfrage. Der Iframe meldet Ihrer Seite nur seine Höhe. Beim Laden der Dateien erhält unser Server die IP-Adresse, wie bei jedem Abruf im Internet. Ein Zugriffsprotokoll führt die Anwendung nicht. Wer auch das vermeiden will, legt die Skripte auf den eigenen Server.',
        'Of the input, nothing. The calculator sets no cookies and stores nothing in the browser. At the first click into a field, the mini-widget loads `rechner.js`, whatever somebody types, and sends no request after that. The iframe tells your page only its height. When the files are loaded, our server receives the IP address, as with every request on the internet. The application keeps no access log. To avoid even that request, put the scripts on your own server.',
      ),
      {
        prose: true,
        label: ['Text für Ihre Datenschutzerklärung', 'Text for your privacy policy'],
        line: (_, operator) => [
          `Auf dieser Website ist der IBAN-Rechner von ${operator} eingebunden. Beim Laden erhält dessen Server Ihre IP-Adresse (Artikel\u00a06 Absatz\u00a01 Buchstabe\u00a0f DSGVO). Ihre Eingaben werden nur in Ihrem Browser verarbeitet, weder übertragen noch gespeichert. Cookies setzt der IBAN-Rechner nicht.`,
          `This website embeds the IBAN calculator of ${operator}. When it is loaded, its server receives your IP address (Article\u00a06(1)(f) GDPR). What you type is processed in your browser only; it is neither sent nor stored. The IBAN calculator sets no cookies.`,
        ],
      },
    ],
  },
];
