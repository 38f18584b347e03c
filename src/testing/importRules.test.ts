import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const checker = path.join(root, 'node_modules/.bin/depcruise');

let tree: string;

beforeEach(() => {
  tree = fs.mkdtempSync(path.join(os.tmpdir(), 'import-rules-'));
  write('package.json', '{}');
  write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }');
});

afterEach(() => fs.rmSync(tree, { recursive: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(tree, file), text);
}

/** Returns the violations of import rules in the fixture. A cycle is reported once, for its first module. */
async function findBroken(): Promise<string[]> {
  const rules = path.join(root, '.dependency-cruiser.cjs');
  const output = await new Promise<string>((resolve) => {
    // The exit code is the number of errors, so a failure of the command is expected.
    execFile(
      checker,
      ['src', '--config', rules, '--output-type', 'json'],
      { cwd: tree },
      (_, out) => resolve(out),
    );
  });
  const { summary } = JSON.parse(output) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

it('refuse two modules that need only types of each other, in every layer', async () => {
  write('src/model/a.ts', "import type { B } from './b';\nexport type A = { b?: B };");
  write('src/model/b.ts', "import type { A } from './a';\nexport type B = { a?: A };");
  write('src/shell/c.ts', "import { type D } from '@/shell/d';\nexport type C = { d?: D };");
  write('src/shell/d.ts', "import { c } from './e';\nexport type D = typeof c;");
  write('src/shell/e.ts', "import type { C } from './c';\nexport const c: C = {};");
  expect(await findBroken()).toEqual(['no-cycles: src/model/a.ts', 'no-cycles: src/shell/c.ts']);
});

it('allow a type that its owner gives to several modules', async () => {
  write('src/model/a.ts', 'export type A = string;');
  write('src/model/b.ts', "import type { A } from './a';\nexport type B = { a: A };");
  write(
    'src/shell/c.ts',
    "import type { A } from '@/model/a';\nexport type { B } from '@/model/b';",
  );
  expect(await findBroken()).toEqual([]);
});
