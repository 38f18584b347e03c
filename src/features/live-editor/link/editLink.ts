import { deflateSync, strFromU8, strToU8 } from 'fflate';
import type { EditedFile } from '../protocol';
import { inflate } from './inflate';

/** Maximum length of an encoded edit, in characters; browsers and chats truncate longer URLs. */
const longestText = 60_000;

/** Encodes edited files for a URL; undefined if they are too large. */
export function writeEdit(files: readonly EditedFile[]): string | undefined {
  const code = JSON.stringify(files.map(({ name, code: text }) => [name, text]));
  const text = toText(deflateSync(strToU8(code), { level: 9 }));
  return text.length > longestText ? undefined : text;
}

/** Decodes what {@link writeEdit} encoded; undefined for anything else. */
export function readEdit(text: string): EditedFile[] | undefined {
  if (text.length > longestText || !/^[\w-]+$/.test(text)) return undefined;
  try {
    const pairs: unknown = JSON.parse(strFromU8(inflate(fromText(text))));
    if (!Array.isArray(pairs) || !pairs.every(isFile)) return undefined;
    return pairs.map(([name, code]) => ({ name, code }));
  } catch {
    return undefined;
  }
}

function isFile(pair: unknown): pair is [string, string] {
  return Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');
}

function toText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromText(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
