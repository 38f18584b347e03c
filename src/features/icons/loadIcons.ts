import type { Synonyms } from '@/model';
import type { Icon } from './readIcons';

const loading = new Map<string, Promise<unknown>>();

/** Fetches the icons of a style and caches them. Failed requests are not cached. */
export function loadIcons(url: string): Promise<readonly Icon[]> {
  return loadOnce(url, async (response) => {
    const [text, { readIcons }] = await Promise.all([response.text(), import('./readIcons')]);
    return readIcons(text);
  });
}

/** Fetches the synonyms. If that fails, icons are found by name only. */
export function loadSynonyms(url: string): Promise<Synonyms> {
  return loadOnce(url, (response) => response.json() as Promise<Synonyms>);
}

function loadOnce<T>(url: string, read: (response: Response) => Promise<T>): Promise<T> {
  const known = (loading.get(url) as Promise<T> | undefined) ?? request(url, read);
  loading.set(url, known);
  known.catch(() => loading.delete(url));
  return known;
}

async function request<T>(url: string, read: (response: Response) => Promise<T>): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} did not arrive: ${response.status}.`);
  return read(response);
}
