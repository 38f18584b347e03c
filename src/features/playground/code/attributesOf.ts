import type { PlaygroundSubject, PlaygroundValues } from '@/model';
import { joinCode, type Marked } from './marked';
import { sliceCode } from './sliceCode';
import { writeAttribute } from './writeAttribute';
import { writeSx } from './writeSx';

/** Maximum line length, as in Prettier's options for demos. */
export const lineWidth = 80;

/** The element whose attributes to print. */
export interface AttributesRequest {
  file: Marked;
  subject: PlaygroundSubject;
  /** Values of props; undefined removes the prop. */
  props: Readonly<Record<string, PlaygroundValues[string] | undefined>>;
  /** Values of CSS variables, with their units. */
  variables: Readonly<Record<string, string>>;
}

/** An attribute, printed on one line and on several. */
export interface Attribute {
  short: Marked;
  long: (indent: string) => Marked;
}

/** Returns the author's attributes in order, then those that the reader adds. */
export function attributesOf({ file, subject, props, variables }: AttributesRequest): Attribute[] {
  const kept: Attribute[] = [];
  const written = new Set(subject.attributes.map(({ name }) => name));
  for (const { name, from, to } of subject.attributes) {
    if (name === 'sx' && Object.keys(variables).length > 0) {
      kept.push(sxAttribute(variables, sliceCode(file, { from, to })));
    } else if (name === undefined || !(name in props)) {
      kept.push(same(sliceCode(file, { from, to })));
    } else {
      const value = props[name];
      if (value !== undefined) kept.push(same(writeAttribute(name, value)));
    }
  }
  const added = Object.entries(props).flatMap(([name, value]) =>
    written.has(name) || name === 'children' || value === undefined
      ? []
      : [same(writeAttribute(name, value))],
  );
  const isStyled = Object.keys(variables).length > 0 && !written.has('sx');
  return [...kept, ...added, ...(isStyled ? [sxAttribute(variables)] : [])];
}

const same = (attribute: Marked): Attribute => ({ short: attribute, long: () => attribute });

function sxAttribute(variables: Readonly<Record<string, string>>, own?: Marked): Attribute {
  const entries = own && entriesOf(own);
  const short = writeSx(variables, entries);
  const long = (indent: string) =>
    indent.length + short.code.length <= lineWidth ? short : writeSx(variables, entries, indent);
  return { short, long };
}

/** Returns the entries of an author's `sx` object, or another expression as a spread. */
function entriesOf(own: Marked): Marked {
  const [start = '', end = ''] = [/^sx=\{\{\s*/, /,?\s*\}\}$/].map(
    (edge) => edge.exec(own.code)?.[0],
  );
  if (start && end) {
    return sliceCode(own, { from: start.length, to: own.code.length - end.length });
  }
  return joinCode('...', sliceCode(own, { from: 'sx={'.length, to: own.code.length - 1 }));
}
