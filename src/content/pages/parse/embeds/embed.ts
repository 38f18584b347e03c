import type { Token } from 'markdown-it';
import type { Json } from './readJson';

/** A `{{…}}` line that was read: its token, and its JSON with the places of keys and values in the line. */
export interface Embed {
  token: Token;
  json: Json;
}
