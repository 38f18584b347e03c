import fs from 'node:fs';
import path from 'node:path';
import { listComponents } from '@/content/pages';
import { page, smallSite } from '@/content/testing/contentTree';
import { SiteCompiler } from '@/content/run/siteCompiler';
import { siteComponentsFile } from './siteComponents';

it('imports a module for each component of the site', () => {
  const { file, content } = siteComponentsFile(listComponents(process.cwd()));
  const named = [...content.matchAll(/^ {2}(\w+): dynamic\(\(\) => import\('(.*)\/\1'\)\),$/gm)];
  const found = named.map(([, name, folder]) => path.join(file, '..', `${folder}/${name}.tsx`));
  expect(found).toContain('src/shell/modules/VersionList.tsx');
  expect(found.filter((module) => !fs.existsSync(module))).toEqual([]);
  const components = fs
    .readdirSync('src/shell/modules')
    .filter((name) => /^[A-Z]\w*\.tsx$/.test(name));
  expect(found.map((module) => path.basename(module)).sort()).toEqual(components.sort());
});

it('lists the components in the folder, and reports the position and a fix for a page with another name', async () => {
  const tree = smallSite();
  const modules = '.content/siteComponents.ts';
  tree.write('src/shell/modules/FareTable.tsx', '');
  tree.write('src/shell/modules/readFares.ts', '');
  const list = 'docs-data/demo-ui/react-list/list.md';
  const embedding = (name: string) =>
    page('List', `## Sizes\n\n{{"component": "modules/components/${name}"}}\n`);
  tree.write(list, embedding('FareTable'));
  const compiler = new SiteCompiler(tree.root, 'build');
  expect((await compiler.run()).problems).toEqual([]);
  expect(tree.read(modules).match(/import\(.*\)/g)).toEqual([
    "import('../src/shell/modules/FareTable'))",
  ]);
  tree.write('src/shell/modules/StationMap.tsx', '');
  await compiler.run(['src/shell/modules/StationMap.tsx']);
  expect(tree.read(modules)).toContain(
    "StationMap: dynamic(() => import('../src/shell/modules/StationMap'))",
  );
  tree.write(list, embedding('FareTabel'));
  expect((await compiler.run([list])).problems).toMatchObject([
    { file: list, what: 'Unknown component `FareTabel`.', fix: 'Did you mean `FareTable`?' },
  ]);
  tree.dispose();
});
