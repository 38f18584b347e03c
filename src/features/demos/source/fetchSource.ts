import type { DemoSource } from '@/model';

const fetched = new Map<string, Promise<DemoSource>>();

async function request(url: string): Promise<DemoSource> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return (await response.json()) as DemoSource;
}

/** Fetches the source of a demo and caches it. Failed requests are not cached. */
export function fetchSource(url: string): Promise<DemoSource> {
  const known = fetched.get(url);
  if (known) return known;
  const asked = request(url);
  fetched.set(url, asked);
  // In development the source changes while the page stays open.
  const forget = () => fetched.delete(url);
  asked.then(
    process.env.NODE_ENV === 'development' ? () => setTimeout(forget, 1000) : undefined,
    forget,
  );
  return asked;
}

/** Clears the cache, so that the next request fetches again. */
export function forgetSources(): void {
  fetched.clear();
}
