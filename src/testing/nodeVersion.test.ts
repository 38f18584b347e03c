/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { isSupportedNode, minimumNode } from '../../scripts/minimumNode.mjs';

const root = path.join(__dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const [major = ''] = minimumNode.split('.');

const guides = [
  'README.md',
  ...fs
    .readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

it('is the version that guides name', () => {
  const named = guides.flatMap((file) =>
    [...read(file).matchAll(/Node (?:≥ (\d+\.\d+)|(\d+\.\d+) or newer)/g)].map(
      ([, atLeast, orNewer]) => [file, atLeast ?? orNewer],
    ),
  );
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter(([, version]) => version !== minimumNode)).toEqual([]);
});

it('has the major version that hosts run and types describe', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as {
    devDependencies: Record<string, string>;
  };
  expect(read('.nvmrc').trim()).toBe(major);
  expect(read('netlify.toml')).toContain(`NODE_VERSION = "${major}"`);
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${major}\\.`));
});

it('is as new as the newest that a package asks for, and no newer', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { engines?: { node?: string } }>;
  };
  const asked = Object.entries(packages).flatMap(([name, { engines }]) => {
    const minor = new RegExp(`(?:\\^|>= ?)${major}\\.(\\d+)`).exec(engines?.node ?? '')?.[1];
    return name && minor ? [Number(minor)] : [];
  });
  expect(`${major}.${Math.max(...asked)}`).toBe(minimumNode);
});

it.each([
  ['18.20.0', false],
  ['20.9.0', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
])('decides about Node %s', (version, isSupported) => {
  expect(isSupportedNode(version, '20.19')).toBe(isSupported);
});
