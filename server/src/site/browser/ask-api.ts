/** What came back; `error` is a sentence to show where it is no success. */
export interface Reply {
  readonly status: number;
  readonly body: string;
  readonly error: string;
}

const AWAY = 'Der Server ist gerade nicht erreichbar. Versuchen Sie es später noch einmal.';

/** Asks our own API. Never throws: no network is an answer too, with status 0. */
export async function askApi(path: string): Promise<Reply> {
  try {
    const response = await fetch(path);
    const body = await response.text();
    return { status: response.status, body, error: response.ok ? '' : errorOf(body) };
  } catch {
    return { status: 0, body: '', error: AWAY };
  }
}

/** A proxy in between may answer with something else than our API does. */
function errorOf(body: string): string {
  try {
    const { error } = JSON.parse(body);
    return typeof error === 'string' ? error : AWAY;
  } catch {
    return AWAY;
  }
}
