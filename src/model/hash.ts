import { createHash } from 'node:crypto';

/** Short name of a content: equal contents have equal names. */
export function hash(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('base64url').slice(0, 20);
}
