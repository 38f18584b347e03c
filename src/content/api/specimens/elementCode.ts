import type { ComponentApi } from '@/model';
import { wordsOf } from './sampleValue';

/** A string that means the same in an attribute's quotes and between tags. */
const plainText = /^'[^'"<>{}&\\]*'$/;

/** Returns the JSX of a component with props, each given as the source of an expression. */
export function elementCode({ name }: ComponentApi, values: ReadonlyMap<string, string>): string {
  const children = values.get('children');
  const props = [...values]
    .filter(([prop]) => prop !== 'children')
    .map(([prop, value]) => attribute(prop, value));
  const open = [name, ...props].join(' ');
  if (children === undefined) return `<${open} />`;
  const inside = children === "'Children'" ? wordsOf(name) : content(children);
  return `<${open}>${inside}</${name}>`;
}

function attribute(prop: string, value: string): string {
  if (value === 'true') return prop;
  return plainText.test(value) ? `${prop}="${value.slice(1, -1)}"` : `${prop}={${value}}`;
}

function content(value: string): string {
  if (value.startsWith('<')) return value;
  return plainText.test(value) ? value.slice(1, -1) : `{${value}}`;
}
