import { downloadHeader, isCacheable } from '@/base/copies';
import type { Ports } from './ports';

/** Files whose name contains a hash of their content: any copy is valid. */
const hashed = /^\/(?:_next\/static\/(?:chunks|media)|_editor\/packs)\//;

/**
 * Returns a file to save: a copy from any cache of this device if its name has a hash, else the host's response.
 * @throws AbortError, or an Error when the file cannot be fetched.
 */
export async function copyOrFetch(
  url: string,
  ports: Ports,
  signal: AbortSignal,
): Promise<Response> {
  const copy = hashed.test(url) && (await ports.caches.match(ports.origin + url));
  if (copy) return copy;
  const request = { signal, headers: { [downloadHeader]: '1' } };
  const response = await ports.fetch(url, request);
  if (!isCacheable(ports.origin + url, response)) throw new Error(`${url}: ${response.status}`);
  return response;
}
