import type { ApiProp } from '@/model';
import { capitalize } from '@/model/capitalize';

/** The placeholder of an icon. */
const mark = '<span aria-hidden="true">★</span>';

const isFunction = (type: string) => /^\(?\(.*\) => /s.test(type) || /Handler</.test(type);

/**
 * Returns a value of a prop's type, as the source of a JSX expression; undefined if the type does not suffice to guess
 * one.
 */
export function sampleValue({ name, type: written }: Pick<ApiProp, 'name' | 'type'>) {
  const type = written.replaceAll(/\s*\|\s*(null|undefined)\b/g, '').trim();
  if (/React(Node\b|\.ReactNode)/.test(type)) return nodeSample(name);
  if (/^React\.ReactElement\b/.test(type)) return `<div>${wordsOf(name)}</div>`;
  if (isFunction(type)) return '() => {}';
  const literal = /^\|?\s*('[^']*'|-?\d+)(\s*\||$)/.exec(type)?.[1];
  if (literal) return literal;
  if (/(\[\]|^readonly .*\[\])$/s.test(type)) return '[]';
  return simpleSamples(name)[type];
}

/** Returns values for types that are known by name. */
function simpleSamples(name: string): Readonly<Record<string, string>> {
  return {
    string: `'${wordsOf(name)}'`,
    number: '1',
    boolean: 'true',
    any: `'${name}'`,
    '{}': '{}',
    'string | number': `'${name}'`,
  };
}

/** Returns content for a slot: a symbol for an icon, otherwise the slot's name. */
export function nodeSample(name: string): string {
  return /(icon|decorator|adornment|avatar|divider|separator)$/i.test(name)
    ? mark
    : `'${wordsOf(name)}'`;
}

/** Splits a name into words: `helperText` becomes `Helper text`. */
export function wordsOf(name: string): string {
  return capitalize(name.replaceAll(/([a-z\d])(?=[A-Z])/g, '$1 ').toLowerCase());
}
