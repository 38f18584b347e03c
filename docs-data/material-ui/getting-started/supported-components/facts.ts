import fs from 'node:fs';
import path from 'node:path';
import type { Fact, NavEntry } from '@/model';
import basePages from '../../../base-ui/pages';
import joyPages from '../../../joy-ui/pages';
import materialPages from '../../pages';
import { base, joy, material, names } from './components';

const root = path.join(process.cwd(), 'node_modules/@mui');

/** Modules whose names differ from the names of their components. */
const unstable: Readonly<Record<string, string>> = {
  Autocomplete: 'useAutocomplete',
  NumberInput: 'Unstable_NumberInput',
  Popup: 'Unstable_Popup',
};

/** Modules that still exist, but throw. */
const removed = ['@mui/joy/TextField'];

const has = (packageName: string, module: string) =>
  fs.existsSync(path.join(root, packageName, module, 'package.json')) &&
  !removed.includes(`@mui/${packageName}/${module}`);

/** Names that are only in the list, or only in the installed package. */
const differences = (
  pages: Readonly<Record<string, string>>,
  installed: (name: string) => boolean,
) => names.filter((name) => name in pages !== installed(name));

const without = [
  '/material-ui/all-components/',
  '/material-ui/about-the-lab/',
  '/material-ui/material-icons/',
  '/material-ui/react-transfer-list/',
  '/joy-ui/react-text-field/',
  '/joy-ui/all-components/',
  '/base-ui/all-components/',
];

const pagesOf = (entries: readonly NavEntry[]): string[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'page') return entry.planned ? [] : [entry.pathname];
    return 'children' in entry ? pagesOf(entry.children) : [];
  });

const missing = (
  prefix: string,
  navigation: readonly NavEntry[],
  pages: Readonly<Record<string, string>>,
) => {
  const group = navigation.filter(
    (entry) =>
      entry.kind === 'group' && entry.pathname === `${prefix}components/`,
  );
  const known = [...Object.values(pages), ...without];
  const listed = pagesOf(group);
  return listed.length > 10
    ? listed.filter((page) => !known.includes(page))
    : [`no pages in ${prefix}components/`];
};

const lab = ['Masonry', 'Timeline'];

export default [
  {
    says: 'A check mark means that the installed package has the component',
    holds: () =>
      [
        ...differences(material, (name) =>
          has(lab.includes(name) ? 'lab' : 'material', name),
        ),
        ...differences(joy, (name) => has('joy', name)),
        ...differences(base, (name) => has('base', unstable[name] ?? name)),
      ].join() === '',
  },
  {
    says: 'Every component page is in the table',
    holds: () =>
      [
        ...missing('/material-ui/', materialPages, material),
        ...missing('/joy-ui/', joyPages, joy),
        ...missing('/base-ui/', basePages, base),
      ].join() === '',
  },
] satisfies readonly Fact[];
