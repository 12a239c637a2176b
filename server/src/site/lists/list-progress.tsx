/** How many rows of a list are done, shown while the list is checked; and the live region for announcements. */
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
      <p class="visually-hidden" role="status" data-announcement="" />
    </>
  );
}
