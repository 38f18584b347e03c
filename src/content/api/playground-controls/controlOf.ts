import type { ComponentApi, PlaygroundControl, PlaygroundProp } from '@/model';
import { nearest, type FoundPlayground, literal } from '@/content/pages';
import { choiceOf, kindOfType } from './typeOf';
import { withRange } from './numberControls';

/** A problem of a playground, in words for its author. */
export interface Complaint {
  what: string;
  fix: string;
}

/** Makes the control of a prop that the author names, or says why there is none. */
export function controlOf(
  found: FoundPlayground,
  doc: ComponentApi,
  request: PlaygroundProp,
): PlaygroundControl | Complaint {
  const { name } = request;
  if (name === 'children') return childrenControl(found);
  const all = [...doc.props, ...doc.inherited.flatMap(({ props }) => props)];
  const prop = all.find((one) => one.name === name);
  if (!prop) {
    const known = all.map((one) => one.name);
    return unknownProp(doc, name, known);
  }
  const given = found.given[name];
  if (given === null) {
    return {
      what: `The demo computes \`${name}\`: no control can set it.`,
      fix: 'Give it a literal in the demo, or leave it out there or here.',
    };
  }
  const { options, ...range } = request;
  const kind = options ? choiceOf(options) : kindOfType(prop.type);
  if (!kind) {
    return {
      what: `No control fits \`${name}\`, whose type is \`${prop.type}\`.`,
      fix: 'Name its values with `"options"`, or leave it out.',
    };
  }
  const fallback = prop.default === undefined ? null : literal(prop.default);
  return withRange({
    ...kind,
    ...range,
    ...(fallback !== null && { fallback }),
    ...(given !== undefined && { given }),
    ...(kind.kind === 'switch' && fallback === null && { fallback: false }),
  });
}

function unknownProp(doc: ComponentApi, name: string, known: readonly string[]): Complaint {
  const meant = nearest(name, known);
  return {
    what: `\`${doc.name}\` has no prop \`${name}\`.`,
    fix: meant ? `Did you mean \`${meant}\`?` : 'Use the props of its reference.',
  };
}

function childrenControl({ name, text }: FoundPlayground): PlaygroundControl | Complaint {
  if (text !== undefined) return { name: 'children', kind: 'text', given: text };
  return {
    what: `The children of \`${name}\` are more than text: no control can set them.`,
    fix: 'Remove `children` from the props, or give it a text in the demo.',
  };
}
