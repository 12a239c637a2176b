/** How far the work is. Shown while a list is worked through. */
export function ListProgress() {
  return (
    <>
      <div class="list-progress card" hidden data-progress="">
        <label for="fortschritt">Die Liste wird geprüft</label>
        <progress id="fortschritt" />
        <p class="hint" data-progress-rows="" />
        <button type="button" class="second" data-cancel="">
          Abbrechen
        </button>
      </div>
      <p class="hidden" role="status" data-said="" />
    </>
  );
}
