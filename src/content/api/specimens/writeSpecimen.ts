import type { ApiProp, ComponentApi } from '@/model';
import { nodeSample, sampleValue, wordsOf } from './sampleValue';

/** The wrapper of every specimen of a package, such as a provider. */
export interface SampleContext {
  /** Import statements. */
  imports: readonly string[];
  /** The component's name, `LocalizationProvider`. */
  tag: string;
  /** Its props, as JSX. */
  props: string;
}

/** Props that show what a component hides by default. */
const shown = ['open', 'in', 'defaultExpanded'];

/** Props that keep an open component from covering or locking the page. */
const calm = [
  'disableScrollLock',
  'disableEnforceFocus',
  'disableAutoFocus',
  'disableRestoreFocus',
];

/** Props that take an element to render in or next to. */
const placed = ['container', 'anchorEl'];

/** Texts that a component does not show at first. */
const unseen = /^(loading|noOptions|empty|error)/;

/** A string that means the same in an attribute's quotes and between tags. */
const plainText = /^'[^'"<>{}&\\]*'$/;

/**
 * Returns the source of a small demo that shows a component with its parts, as far as the types of its props allow;
 * undefined if a required prop cannot be guessed.
 */
export function writeSpecimen(doc: ComponentApi, around?: SampleContext): string | undefined {
  const all = [...doc.props, ...doc.inherited.flatMap(({ props }) => props)];
  const names = new Set(all.map(({ name }) => name));
  const values = valuesOf(doc, names);
  if (!values) return undefined;
  const isPlaced = names.has('open') && placed.some((name) => names.has(name));
  if (isPlaced) for (const name of placed) if (names.has(name)) values.set(name, 'box');
  const element = elementOf(doc, values);
  const whole = around ? `<${around.tag} ${around.props}>${element}</${around.tag}>` : element;
  return moduleText(doc, { imports: around?.imports ?? [], whole, isPlaced });
}

/** Returns the props that a specimen sets, by name, each as the source of an expression. */
function valuesOf(doc: ComponentApi, names: ReadonlySet<string>): Map<string, string> | undefined {
  const values = new Map<string, string>();
  for (const name of [...shown, ...calm]) if (names.has(name)) values.set(name, 'true');
  for (const prop of doc.props) {
    if (values.has(prop.name) || prop.deprecated !== undefined) continue;
    const value = prop.required ? sampleValue(prop) : optionalSample(prop);
    if (value !== undefined) values.set(prop.name, value);
    else if (prop.required) return undefined;
  }
  return values;
}

/** Returns a value for an optional prop, if it is content: each shows one more part. */
function optionalSample({ name, type }: ApiProp): string | undefined {
  if (!/^(React\.ReactNode|React\.ReactElement<unknown>|string \| React\.ReactNode)$/.test(type))
    return undefined;
  return unseen.test(name) ? undefined : nodeSample(name);
}

function elementOf({ name }: ComponentApi, values: ReadonlyMap<string, string>): string {
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
