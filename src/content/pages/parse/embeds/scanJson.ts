import { parser } from '@lezer/json';

/** The offsets of keys and values of an object, by key. */
export type JsonKeys = ReadonlyMap<string, { key: number; value: number }>;

/** Finds the keys of a JSON object and the offset of the first error in it. */
export function scanJson(text: string): { keys: JsonKeys; error?: number } {
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
