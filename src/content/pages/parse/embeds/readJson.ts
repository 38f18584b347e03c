import type { Token } from 'markdown-it';
import { scanJson, type JsonKeys } from './scanJson';

/** A `{{…}}` line that was read: its token, and its JSON with the places of keys and values in the line. */
export interface Embed {
  token: Token;
  json: Json;
}

/** The JSON object of a `{{…}}` line; offsets are relative to the start of the line. */
export interface Json {
  value: Record<string, unknown>;
  keys: JsonKeys;
}

/** The reason why a `{{…}}` line is not JSON. */
export interface JsonProblem {
  problem: { offset: number; what: string; fix: string };
}

const example = 'Write it on one line, such as `{{"demo": "Name.js", "bg": true}}`.';

/** Reads `{{"demo": …}}`: the inner braces belong to the JSON object. */
export function readJson(line: string): Json | JsonProblem {
  if (!line.endsWith('}}')) {
    return { problem: { offset: 0, what: 'The line does not end with `}}`.', fix: example } };
  }
  const text = line.slice(1, -1);
  const found = scanJson(text);
  try {
    const value: unknown = JSON.parse(text);
    return { value: value as Record<string, unknown>, keys: found.keys };
  } catch {
    const offset = 1 + (found.error ?? 0);
    const near = line.slice(offset, -2).trim().slice(0, 20);
    const what = near ? `Malformed JSON at \`${near}\`.` : 'Malformed JSON.';
    return { problem: { offset, what, fix: hint(text, example) } };
  }
}

function hint(text: string, otherwise: string): string {
  if (/,\s*\}$/.test(text)) {
    return 'Remove the comma before `}}`.';
  }
  if (text.includes("'") || /[{,]\s*[a-z]\w*\s*:/i.test(text)) {
    return 'Put every key and every text between double quotes.';
  }
  return otherwise;
}
