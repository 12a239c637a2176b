/** The columns that may hold an account: the name of each in the messages of the worker, and its German label. */
const COLUMNS = [
  { id: 'iban', label: 'Spalte der IBAN' },
  { id: 'blz', label: 'Spalte der Bankleitzahl' },
  { id: 'kontonummer', label: 'Spalte der Kontonummer' },
] as const;

/** The questions that a list may need an answer to before it is checked. The script fills them in and shows them. */
export function ListQuestions() {
  return (
    <>
      <form class="list-question card" noValidate hidden data-sheets="">
        <h2 tabIndex={-1} data-sheets-title="">
          Welches Tabellenblatt soll geprüft werden?
        </h2>
        <p class="fault" hidden data-sheets-fault="" />
        <fieldset class="options">
          <legend class="visually-hidden">Tabellenblatt</legend>
          <div data-sheet-names="" />
        </fieldset>
        <div class="list-actions">
          <button type="submit">Dieses Blatt prüfen</button>
        </div>
      </form>
      <form class="list-question card" noValidate hidden data-columns="">
        <h2 tabIndex={-1} data-columns-title="">
          Welche Spalten enthalten die Konten?
        </h2>
        <p data-columns-reason="" />
        <fieldset class="options" data-ways-group="">
          <legend>So lässt sich die Liste lesen:</legend>
          <div data-ways="" />
        </fieldset>
        <div class="column-selects">
          {COLUMNS.map(({ id, label }) => (
            <div class="field">
              <label for={`spalte-${id}`}>{label}</label>
              <select id={`spalte-${id}`} aria-describedby="spalten-fehler" data-column={id}>
                <option value="">keine</option>
              </select>
            </div>
          ))}
        </div>
        <p class="fault" id="spalten-fehler" hidden data-columns-fault="" />
        {/* A caption would scroll with a wide table. */}
        <p class="hint" id="erste-zeilen">
          Die ersten Zeilen, und was sie mit diesen Spalten ergäben
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse, a wide table scrolls by its focus only */}
        <section class="first-rows" aria-labelledby="erste-zeilen" tabIndex={0}>
          <table class="stacking" aria-labelledby="erste-zeilen">
            <thead data-preview-head="" />
            <tbody data-preview-rows="" />
          </table>
        </section>
        <div class="list-actions">
          <button type="submit">Mit diesen Spalten prüfen</button>
        </div>
      </form>
    </>
  );
}
