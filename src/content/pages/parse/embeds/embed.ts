import type { Token } from 'markdown-it';
import type { Json } from './readJson';

/** A `{{…}}` line: its token, and its JSON with the positions of keys and values in the line. */
export interface Embed {
  token: Token;
  json: Json;
}
