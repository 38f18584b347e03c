import { parser } from '@lezer/json';
import type { Token } from 'markdown-it';

/** A `{{…}}` line that was read: its token, and its JSON with the places of keys and values in the line. */
export interface Embed {
  token: Token;
  json: Json;
}

/** The JSON object of a `{{…}}` line; offsets are relative to the start of the line. */
export interface Json {
  value: Record<string, unknown>;
  keys: ReadonlyMap<string, { key: number; value: number }>;
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
  const found = scan(text);
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

function scan(text: string): { keys: Json['keys']; error?: number } {
  const keys = new Map<string, { key: number; value: number }>();
  let error: number | undefined;
  parser.parse(text).iterate({
    enter(node) {
      if (node.type.isError) {
        error ??= node.from;
      }
      if (node.name === 'PropertyName' && node.node.parent?.parent?.parent?.name === 'JsonText') {
        const name = text.slice(node.from + 1, node.to - 1);
        const value = node.node.parent.lastChild?.from ?? node.from;
        keys.set(name, { key: node.from + 1, value: value + 1 });
      }
    },
  });
  return { keys, ...(error !== undefined && { error }) };
}
