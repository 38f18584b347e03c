import type { ComponentApi } from '@/model';
import { attributesUrl, rowsUrl } from '../rowFiles/addresses';
import type { Row, TableFilter } from '../tablePart';
import { translate } from '../words';

/** Returns the rows that can be added to the own ones: inherited props, the styling system's, and attributes. */
export function propFilter(
  doc: ComponentApi,
  own: number,
  handedDown: readonly Row[],
): TableFilter | undefined {
  const count = (origin: Row['origin']) => handedDown.filter((row) => row.origin === origin).length;
  const [inherited, system] = [count('inherited'), count('system')];
  const element = doc.element ?? doc.attributesOf;
  const more: TableFilter['more'] = [
    ...(inherited > 0
      ? [{ origin: 'inherited' as const, label: translate('inherited', { count: inherited }) }]
      : []),
    ...(system > 0
      ? [
          {
            origin: 'system' as const,
            label: translate('system', { count: system }),
            url: rowsUrl(doc),
          },
        ]
      : []),
    ...(element
      ? [
          {
            origin: 'dom' as const,
            label: translate('dom', { element: `<${element}>` }),
            url: attributesUrl(element),
          },
        ]
      : []),
  ];
  return more.length > 0 ? { own, more } : undefined;
}
