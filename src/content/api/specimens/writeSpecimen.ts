import type { ComponentApi } from '@/model';
import { propValues } from './propValues';
import { elementCode } from './elementCode';

/** The wrapper of every specimen of a package, such as a provider. */
export interface SampleContext {
  /** Import statements. */
  imports: readonly string[];
  /** The component's name, `LocalizationProvider`. */
  tag: string;
  /** Its props, as JSX. */
  props: string;
}

/** Props that take an element to render in or next to. */
const placed = ['container', 'anchorEl'];

/**
 * Returns the source of a small demo that shows a component with its parts, as far as the types of its props allow;
 * undefined if a required prop cannot be guessed.
 */
export function writeSpecimen(doc: ComponentApi, around?: SampleContext): string | undefined {
  const all = [...doc.props, ...doc.inherited.flatMap(({ props }) => props)];
  const names = new Set(all.map(({ name }) => name));
  const values = propValues(doc, names);
  if (!values) return undefined;
  const isPlaced = names.has('open') && placed.some((name) => names.has(name));
  if (isPlaced) for (const name of placed) if (names.has(name)) values.set(name, 'box');
  const element = elementCode(doc, values);
  const whole = around ? `<${around.tag} ${around.props}>${element}</${around.tag}>` : element;
  return moduleText(doc, { imports: around?.imports ?? [], whole, isPlaced });
}

interface ModuleParts {
  imports: readonly string[];
  whole: string;
  isPlaced: boolean;
}

function moduleText(doc: ComponentApi, { imports, whole, isPlaced }: ModuleParts): string {
  const react = isPlaced ? ["import * as React from 'react';"] : [];
  const body = isPlaced
    ? [
        '  const [box, setBox] = React.useState(null);',
        `  return <div ref={setBox} style={{ inlineSize: '100%', minBlockSize: 240 }}>{box && ${whole}}</div>;`,
      ]
    : [`  return ${whole};`];
  const lines = [...react, ...imports, doc.imports[0], ''];
  return `${[...lines, `export default function ${doc.name}Specimen() {`, ...body, '}'].join('\n')}\n`;
}
