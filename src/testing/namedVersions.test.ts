/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const named = /(@mui\/[a-z-]+)@(\d+\.\d+\.\d[\w.-]*)/g;

const files = fs
  .readdirSync(path.join(root, 'docs-data'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(md|ts)$/.test(file));

const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** All complete versions of documented packages that pages name, such as `package@1.2.3`. */
const names = files.flatMap((file) => {
  const text = fs.readFileSync(path.join(root, 'docs-data', file), 'utf8');
  return [...text.matchAll(named)]
    .map(([, name = '', version = '']) => ({ file, name, version }))
    .filter(({ name }) => name in manifest.dependencies);
});

it('finds versions to check', () => expect(names.length).toBeGreaterThan(10));

it.each(names)('$file names the documented $name, $version', ({ name, version }) => {
  const file = path.join(root, 'node_modules', name, 'package.json');
  const installed = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
  expect(version).toBe(installed.version);
});
