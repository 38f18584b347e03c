import { apiAnchor, type ApiDoc, type ApiInheritance, type ApiPart, type ApiProp } from '@/model';
import type { Cell, Detail, Row } from '../tablePart';
import { translate } from '../words';
import { defaultCell } from './defaultCell';

/** Returns the titles of the columns for props. */
export const propColumns = () => [
  translate('name'),
  translate('type'),
  translate('default'),
  translate('description'),
];

/** Makes a row of a prop, a parameter or a field. */
export function propRow(doc: ApiDoc, part: ApiPart, prop: ApiProp): Row {
  return {
    id: apiAnchor(doc, part, prop.name || 'value'),
    name: prop.name,
    required: prop.required,
    deprecated: prop.deprecated,
    plan: prop.plan,
    cells: [{ kind: 'type', source: prop.type }, defaultCell(prop.default), descriptionOf(prop)],
  };
}

/** Makes a row of a prop that another component passes on. */
export function inheritedRow(doc: ApiDoc, { from, pathname }: ApiInheritance, prop: ApiProp): Row {
  const origin = pathname || isFromReact(from) ? 'inherited' : 'system';
  return { ...propRow(doc, 'prop', prop), origin, from: { title: from, pathname } };
}

/** Tells whether props come from an interface of React: attributes that the shown element does not have. */
export function isFromReact(from: string): boolean {
  return from.startsWith('React.');
}

function descriptionOf({ description, signature }: ApiProp): Cell {
  const details: Detail[] = (signature?.parameters ?? [])
    .filter((parameter) => parameter.description !== '')
    .map(({ name, type, description: markdown }) => ({ name, type, markdown }));
  const { returns } = signature ?? {};
  if (returns?.description) {
    details.push({ name: translate('returns'), type: returns.type, markdown: returns.description });
  }
  return { kind: 'text', markdown: description, ...(details.length > 0 && { details }) };
}
