import { createHash } from 'node:crypto';

/** Returns a short hash of a content: equal contents have equal hashes. */
export function hash(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('base64url').slice(0, 20);
}
