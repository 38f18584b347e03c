import type { ApiProp, ComponentApi } from '@/model';
import { nodeSample, sampleValue } from './sampleValue';

/** Props that show what a component hides by default. */
const shown = ['open', 'in', 'defaultExpanded'];

/** Props that keep an open component from covering or locking the page. */
const calm = [
  'disableScrollLock',
  'disableEnforceFocus',
  'disableAutoFocus',
  'disableRestoreFocus',
];

/** Texts that a component does not show at first. */
const unseen = /^(loading|noOptions|empty|error)/;

/** Returns the props that a specimen sets, by name, each as the source of an expression. */
export function propValues(
  doc: ComponentApi,
  names: ReadonlySet<string>,
): Map<string, string> | undefined {
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
