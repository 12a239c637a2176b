/**
 * Loads the BLZs of all banks. The request is the same for everybody.
 *
 * @throws Error if the list can't be loaded
 */
export async function loadBlzList(): Promise<string[]> {
  const response = await fetch('/bankleitzahlen.txt');
  if (!response.ok) throw new Error(`The list of BLZs has the status ${response.status}.`);
  return (await response.text()).split('\n').filter(Boolean);
}
