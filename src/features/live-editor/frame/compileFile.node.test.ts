import type { CodeProblem } from '../protocol';
import { CodeError } from './CodeError';
import { compileFile } from './compileFile';

function problemIn(name: string, code: string): CodeProblem | undefined {
  try {
    compileFile({ name, code });
    return undefined;
  } catch (error) {
    return error instanceof CodeError ? error.problem : undefined;
  }
}

it('reports the line and the column of an error in the reader’s code', () => {
  const code = 'const f = () => 1;\nexport default function A() {\n  return <b>;\n}\n';
  expect(problemIn('A.tsx', code)).toMatchObject({ phase: 'compile', file: 'A.tsx', line: 3 });
  expect(problemIn('A.tsx', 'const f = () => 1; const a = ];')).toEqual({
    phase: 'compile',
    message: expect.stringContaining('Unexpected token'),
    file: 'A.tsx',
    line: 1,
    column: 30,
  });
});

it('preserves line numbers', () => {
  const code = `import * as React from 'react';\ninterface P {\n  a: string;\n}\n\nexport default function A({ a }: P) {\n  return (\n    <b>\n      {a}\n    </b>\n  );\n}`;
  const { script } = compileFile({ name: 'A.tsx', code });
  expect(script.split('\n').findIndex((line) => line.includes('function A('))).toBe(5);
});

it('lists the imports that remain without types, with their positions', () => {
  const code = `import type { A } from 'types';\nimport { B } from 'only-a-type';\nimport C, { D } from '@x/y/Z';\nimport './data';\nexport { E } from 'e';\nconst b: B = C(D);`;
  expect(compileFile({ name: 'A.ts', code }).imports).toEqual([
    { from: '@x/y/Z', line: 3, column: 22 },
    { from: './data', line: 4, column: 8 },
    { from: 'e', line: 5, column: 19 },
  ]);
});

it('lists dynamic imports, in either kind of quotes', () => {
  const code = `const a = () => import("a");\nconst b = () => import('b');`;
  expect(compileFile({ name: 'A.ts', code }).imports.map(({ from }) => from)).toEqual(['a', 'b']);
});

it('finds words that may be classes', () => {
  const code = 'export default () => <b className="flex p-4">{`m-${1} gap-2`}</b>;';
  expect(compileFile({ name: 'A.tsx', code }).classes).toEqual(
    expect.arrayContaining(['flex', 'p-4', 'gap-2']),
  );
});

it('passes a style sheet as text, whatever it contains', () => {
  const { script } = compileFile({ name: 'a.css', code: 'a::after { content: "`${x}"; }' });
  expect(() => new Function(script)).not.toThrow();
});

it('parses JavaScript as JavaScript', () => {
  expect(problemIn('A.js', 'const a: string = 1;')).toMatchObject({ line: 1 });
  expect(problemIn('A.js', 'export default () => <b />;')).toBeUndefined();
});
