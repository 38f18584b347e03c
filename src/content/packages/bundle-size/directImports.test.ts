import { ContentTree } from '@/content/testing/contentTree';
import { DirectImports } from './DirectImports';
import { exportsOf } from './exportsOf';
import { readReexports } from './readReexports';
import { surveyModules } from './surveyModules';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  install('demo', false, {
    'index.js': `'use client';\n\n/** All. */\nexport * from './more.js';\nexport { default as Button, tone } from './Button.js';\nexport function version() {\n  return tone();\n}\n`,
    'more.js': `import List from './List.js';\nexport { List };\nexport * from './sizes.js';\n`,
    'Button.js': `export default function Button() {}\nexport const tone = 'warm';\n`,
    'List.js': `import * as React from 'react';\nimport Button, { tone as color } from 'demo';\nimport { size, List, version } from 'demo';\nexport default [React, Button, color, size, List, version];\n`,
    'sizes.js': `export const size = 1;\n`,
  });
});

afterEach(() => tree.dispose());

function install(name: string, sideEffects: boolean, files: Record<string, string>): void {
  const about = { name, version: '1.0.0', module: './index.js', sideEffects };
  tree.write(`node_modules/${name}/package.json`, JSON.stringify(about));
  for (const [file, code] of Object.entries(files)) {
    tree.write(`node_modules/${name}/${file}`, code);
  }
}

/** Returns the rewritten code of a module of the package `app`, with shortened addresses. */
async function lead(code: string): Promise<string> {
  install('app', false, { 'index.js': `${code}\nexport const app = 1;` });
  const entry = { key: 'docs#app', packageName: 'app', name: 'app', from: `'app'` };
  const { modules, broken } = await surveyModules(tree.root, [entry]);
  expect([...broken]).toEqual([]);
  const led = new DirectImports(tree.root, modules).codeOf('node_modules/app/index.js');
  return led.replace('\nexport const app = 1;', '').replaceAll(`${tree.root}/node_modules`, '~');
}

describe('DirectImports', () => {
  beforeEach(() => tree.edit('node_modules/demo/List.js', () => 'export default [];\n'));

  it('rewrites names to the modules that define them', async () => {
    expect(await lead(`import { Button, List as Rows, size } from 'demo';`)).toBe(
      `import { default as Button } from "~/demo/Button.js";import { default as Rows } from "~/demo/List.js";import { size as size } from "~/demo/sizes.js";;`,
    );
    expect(await lead(`export { tone as color } from 'demo';`)).toBe(
      `export { tone as color } from "~/demo/Button.js";;`,
    );
  });

  it('keeps imports of names that the index defines itself', async () => {
    expect(await lead(`import { version, tone } from 'demo';`)).toBe(
      `import { version as version } from "~/demo/index.js";import { tone as tone } from "~/demo/Button.js";;`,
    );
    const code = `import { version } from 'demo';`;
    expect(await lead(code)).toBe(code);
  });

  it.each([
    [`import * as demo from 'demo';`],
    [`import 'demo';`],
    [`export * from 'demo';`],
    [`import { useState } from 'react';`],
    [`const demo = import('demo');`],
  ])('leaves `%s` unchanged', async (code) => {
    expect(await lead(code)).toBe(code);
  });

  it('skips no module that has side effects, imports one that may, or is not an ES module', async () => {
    install('effects', true, { 'index.js': `export const done = 1;` });
    install('doing', false, { 'index.js': `export { tone } from 'demo';\nglobalThis.tone = 1;` });
    install('importing', false, { 'index.js': `export { tone } from 'demo';\nimport 'effects';` });
    install('around', false, {
      'index.js': `export { tone } from 'demo';\nexport * from 'effects';`,
    });
    install('old', false, { 'index.js': `exports.tone = require('demo').tone;` });
    install('passing', false, { 'index.js': `export { tone } from 'old';` });
    for (const name of ['doing', 'importing', 'around', 'old']) {
      const code = `import { tone } from '${name}';`;
      expect(await lead(code)).toBe(code);
    }
    expect(await lead(`import { tone } from 'passing';`)).toBe(`import { tone } from 'passing';`);
  });

  it('ends if modules re-export names in circles', async () => {
    install('left', false, { 'index.js': `export * from 'right';\nexport const own = 1;\n` });
    install('right', false, {
      'index.js': `export * from 'left';\nexport { tone } from 'demo';\n`,
    });
    expect(await lead(`import { own, tone } from 'right';`)).toContain(
      `import { tone as tone } from "~/demo/Button.js";`,
    );
  });
});

describe('listOf', () => {
  it('reads the re-exports of a module', () => {
    const code = `"use client";\n// names\nimport A, { b as c } from './a';\nexport { A, c as d, own };\nexport { default, e } from "./e";\nexport * from './f';\nfunction own() {\n  return 1;\n}\n`;
    const list = readReexports(code);
    expect(Object.fromEntries(list!.named)).toEqual({
      A: { specifier: './a', name: 'default' },
      d: { specifier: './a', name: 'b' },
      default: { specifier: './e', name: 'default' },
      e: { specifier: './e', name: 'e' },
    });
    expect(list!.everything).toEqual(['./f']);
  });

  it.each([
    `import './effect';`,
    `export const one = call();`,
    `export default call();`,
    `function own() { return 1; } call({\n});`,
    `function own() {\n  return \`\n}\`;\n}\n`,
    `call();\nexport { a } from './a';`,
    `export * as all from './a';`,
  ])('rejects a module that does more: `%s`', (code) => {
    expect(readReexports(code)).toBeUndefined();
  });
});

describe('exportsOf', () => {
  it('lists the exports of a module', () => {
    const code = `export const a = 1;\nexport async function b() {}\nexport function* c() {}\nexport class D {}\n/*\nexport const no = 1;\n*/\nexport { e as f };\nexport default class {}\n`;
    expect([...exportsOf(code)]).toEqual(['a', 'b', 'c', 'D', 'default', 'f']);
  });
});
