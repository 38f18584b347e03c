import type { ApiProp } from '@/model';

/** What stands in the place of an icon. */
const mark = '<span aria-hidden="true">★</span>';

const isFunction = (type: string) => /^\(?\(.*\) => /s.test(type) || /Handler</.test(type);

/** A value of a prop's type as the source of a JSX expression; undefined where the type asks for more than a guess. */
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

/** Values of types that have a name only. */
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

/** Content as a reader would see it: a sign in the place of an icon, otherwise the name of the place. */
export function nodeSample(name: string): string {
  return /(icon|decorator|adornment|avatar|divider|separator)$/i.test(name)
    ? mark
    : `'${wordsOf(name)}'`;
}

/** `helperText` → `Helper text` */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/([a-z\d])(?=[A-Z])/g, '$1 ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
