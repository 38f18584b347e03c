import type { ApiDoc, InterfaceApi } from '@/model';
import { readPackages } from '../testing/fixturePackage';

const community = `
import * as React from 'react';
export interface TableApi {
  /** Sorts. */
  sort: (field: string) => void;
  /** @ignore - do not document. */
  secret: () => void;
}
export interface TableRowApi { count(): number }
export interface TableRowPrivateApi { hidden(): number }
export interface TableEventLookup {
  /** Fired on a click. */
  cellClick: { params: { id: string }; event: React.MouseEventHandler };
}
interface State { rows: string[] }
/** The rows. */
export declare const tableRowsSelector: (state: State) => string[];
export declare const useTableSelector: (selector: (state: State) => string[]) => string[];
export interface TableSlots { cell: React.ElementType }
export interface TableProps {
  rows: string[];
  sorted?: boolean;
  detail?: () => string;
  slots?: Partial<TableSlots>;
}
export declare function Table(props: TableProps): React.JSX.Element;
`;

const pro = `
import * as React from 'react';
import * as base from 'table';
export * from 'table';
export interface TableApi extends base.TableApi { pin: (field: string) => void }
declare module 'table' {
  interface TableEventLookup { pinned: { params: string } }
}
export declare const tablePinsSelector: (state: object) => string[];
export interface TableProSlots extends base.TableSlots { pin: React.ElementType }
export interface TableProProps extends Omit<base.TableProps, 'slots'> {
  pinned?: string[];
  sorted?: boolean | 'by-server';
  detail?: () => string;
  slots?: Partial<TableProSlots>;
}
export declare function TablePro(props: TableProProps): React.JSX.Element;
export declare function Pin(props: { name: string }): React.JSX.Element;
`;

const { docs, leftOut } = readPackages(
  { table: { 'index.d.ts': community }, 'table-pro': { 'index.d.ts': pro } },
  {
    componentAddress: '/demo-ui/api/{area}/{name}/',
    sources: [
      {
        packageName: 'table',
        area: 'tables',
        interfaces: ['Table*Api'],
        events: { name: 'TableEvents', lookup: 'TableEventLookup' },
        selectors: 'TableSelectors',
      },
      { packageName: 'table-pro', area: 'tables', plan: 'pro' },
    ],
  },
);

function interfaceOf(name: string): InterfaceApi {
  return docs.find((doc): doc is InterfaceApi => doc.name === name && doc.kind === 'interface')!;
}

function planned(members: readonly { name: string; plan?: string }[]): string[] {
  return members.map(({ name, plan }) => `${name} ${plan ?? 'community'}`);
}

it('reads the most complete form of an interface, with the plan of each member', () => {
  const api = interfaceOf('TableApi');
  expect(planned(api.members)).toEqual(['pin pro', 'sort community']);
  expect(api.pathname).toBe('/demo-ui/api/tables/table-api/');
  expect(api.imports).toEqual([
    `import type { TableApi } from 'table';`,
    `import type { TableApi } from 'table-pro';`,
  ]);
});

it('finds interfaces by pattern, without private ones', () => {
  const names = docs.filter(({ kind }) => kind === 'interface').map(({ name }) => name);
  expect(names).toEqual(['TableApi', 'TableRowApi', 'TableEvents', 'TableSelectors']);
});

it('reads events with the arguments of their listeners, including events that another package adds', () => {
  const { members } = interfaceOf('TableEvents');
  expect(planned(members)).toEqual(['cellClick community', 'pinned pro']);
  expect(members[0]?.signature?.parameters.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'params: { id: string; }',
    'event: React.MouseEventHandler',
  ]);
});

it('reads selectors with what they return', () => {
  const { members } = interfaceOf('TableSelectors');
  expect(planned(members)).toEqual(['tablePinsSelector pro', 'tableRowsSelector community']);
  expect(members[1]).toMatchObject({ type: 'string[]', description: 'The rows.' });
});

it('marks props that only a higher plan has, and components that belong to that plan', () => {
  const component = (name: string) => docs.find((doc: ApiDoc) => doc.name === name)!;
  const table = component('TablePro');
  expect(table.plan).toBe('pro');
  // The lower plan ignores `detail`: a package of a higher plan declares it again, unchanged.
  expect(planned(table.kind === 'component' ? table.props : [])).toEqual([
    'detail pro',
    'pinned pro',
    'rows community',
    'slots community',
    'sorted community',
  ]);
  const base = component('Table');
  expect(base.plan).toBeUndefined();
  expect(planned(base.kind === 'component' ? base.props : [])).toContain('detail pro');
  const pin = component('Pin');
  expect(planned(pin.kind === 'component' ? pin.props : [])).toEqual(['name community']);
});

it('marks slots that only a higher plan has', () => {
  const table = docs.find(({ name }) => name === 'TablePro')!;
  const slots = table.kind === 'component' ? table.slots : [];
  expect(planned(slots).sort()).toEqual(['cell community', 'pin pro']);
});

it('leaves out exports of a later package that an earlier package already has', () => {
  expect(leftOut).toEqual(
    ['Table', 'useTableSelector'].map((name) => ({
      ...{ packageName: 'table-pro', name },
      reason: 'described as part of table',
    })),
  );
});
