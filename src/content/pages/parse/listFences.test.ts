import { listFences } from './listFences';

const body = `
Text.

\`\`\`ts title="a.ts"
const a = 1;
\`\`\`

1. In a list

   \`\`\`tsx
   const b = 2;
   \`\`\`

> \`\`\`js
> const c = 3;
> \`\`\`

:::info

\`\`\`bash
npm start
\`\`\`

:::
`;

it('finds all fences of a page, with their positions in the file', () => {
  const found = listFences({ body, bodyLine: 10 });
  expect(found.map(({ info, code, line, indent }) => [info.language, code, line, indent])).toEqual([
    ['ts', 'const a = 1;\n', 14, 0],
    ['tsx', 'const b = 2;\n', 20, 3],
    ['js', 'const c = 3;\n', 24, 2],
    ['bash', 'npm start\n', 30, 0],
  ]);
  expect(found[0]?.info.title).toBe('a.ts');
});
