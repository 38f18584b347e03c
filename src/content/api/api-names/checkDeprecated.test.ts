import type { ApiDoc } from '@/model';
import { findUses, findUsesInFences } from '@/content/pages/house-style';
import { parseModule } from '@/content/pages/collect/parseModule';
import { chip, prop } from '../reference/testing/docs';
import type { MarkdownSource } from '@/content/pages/stages';
import { checkDeprecated } from '.';

const advice = 'Use `slotProps.input` instead. This prop\nwill be removed. See [guide](x).';

const docs: readonly ApiDoc[] = [
  {
    ...chip,
    packageName: '@acme/ui',
    name: 'TextField',
    props: [prop('InputProps', { deprecated: advice }), prop('label')],
    inherited: [{ from: 'FormControl', props: [prop('dense', { deprecated: '' })] }],
  },
  { ...chip, packageName: '@acme/ui', name: 'Chip', props: [], inherited: [] },
];

const code = `import TextField from '@acme/ui/TextField';
import { TextField as Field, Chip } from '@acme/ui';
import Own from './TextField';

export default function Form() {
  return (
    <>
      <TextField label="Name" InputProps={{}} />
      <TextField InputProps={{}} />
      <Field dense />
      <Own InputProps={{}} />
      <Chip InputProps={{}} />
    </>
  );
}
`;

function check(uses: ReturnType<typeof findUses>) {
  return checkDeprecated([{ pathname: '/a/', uses }], docs).map(
    ({ file, line, column, what, fix }) => `${file}:${line}:${column}  ${what}  ${fix}`,
  );
}

test('reports deprecated props in a demo, but not those of its own component or of another one', () => {
  expect(check(findUses('Form.tsx', parseModule('Form.tsx', code)))).toEqual([
    'Form.tsx:8:31  The prop `InputProps` of TextField is deprecated.  Use `slotProps.input` instead.',
    'Form.tsx:10:14  The prop `dense` of TextField is deprecated.  Use what the API reference names in its place.',
  ]);
});

test('reports deprecated props in a fence at their position on the page, and ignores other languages', () => {
  const fence = `- \`\`\`jsx\n  import TextField from '@acme/ui/TextField';\n  <TextField InputProps={{}} />;\n  \`\`\`\n`;
  const body = `# Form\n\n${fence}\n${fence.replace('jsx', 'diff')}`;
  const source = { file: 'form.md', body, bodyLine: 4 } as MarkdownSource;
  expect(check(findUsesInFences(source))).toEqual([
    'form.md:8:14  The prop `InputProps` of TextField is deprecated.  Use `slotProps.input` instead.',
  ]);
});

test('reports nothing without a reference', () => {
  const uses = findUses('Form.tsx', parseModule('Form.tsx', code));
  expect(checkDeprecated([{ pathname: '/a/', uses }], [])).toEqual([]);
});
