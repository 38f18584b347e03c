import { apiAnchor, kebabName, type ApiDoc, type ComponentApi } from '@/model';
import type { Row } from '../tablePart';
import type { Section } from '../stages';
import { translate, type TextKey } from '../words';
import { labelOf } from './fieldTable';

/** Describes the classes that a component puts on its elements. */
export function describeClasses(doc: ApiDoc): Section | undefined {
  if (doc.kind !== 'component' || doc.classes.length === 0) return undefined;
  const title = translate('classes');
  const rows = doc.classes.map((entry): Row => ({
    id: apiAnchor(doc, 'classes', entry.key),
    name: entry.key,
    deprecated: entry.deprecated,
    ...(entry.isGlobal && { mark: translate('global') }),
    cells: [
      { kind: 'code', code: entry.className },
      { kind: 'text', markdown: entry.description },
    ],
  }));
  const columns = [translate('key'), translate('className'), translate('description')];
  return {
    id: 'classes',
    title,
    parts: [
      { kind: 'text', markdown: translate(textFor(doc)) },
      {
        kind: 'table',
        view: 'classes',
        label: labelOf(doc, title),
        prefix: kebabName(doc.name),
        columns,
        rows,
        typeIds: {},
      },
    ],
  };
}

/** Returns the text about keys of classes: not every library has a `classes` prop, or a theme that takes the keys. */
function textFor({ props, inherited, themeName }: ComponentApi): TextKey {
  const all = [props, ...inherited.map((group) => group.props)].flat();
  if (!all.some(({ name }) => name === 'classes')) return 'classesByName';
  return themeName ? 'classesText' : 'classesByKey';
}
