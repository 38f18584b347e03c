import type { DemoVariant } from '@/model';
import { changeFile, editsOfLink } from './changeFile';
import { editedElsewhere, editedFiles, isEdited, onlyEdited } from './edits';

const file = (name: string) => ({ name, code: `code of ${name}`, html: '' });
const typescript: DemoVariant = {
  language: 'TS',
  styling: 'MUI System',
  files: [file('A.tsx'), file('data.ts')],
};
const javascript: DemoVariant = { ...typescript, language: 'JS', files: [file('A.js')] };

it('keeps the edits of each variant separate', () => {
  const edits = changeFile({}, typescript, { name: 'data.ts', code: 'new' });
  expect(editedFiles(edits, typescript).map(({ code }) => code)).toEqual(['code of A.tsx', 'new']);
  expect(onlyEdited(edits, typescript)).toEqual([{ name: 'data.ts', code: 'new' }]);
  expect(isEdited(edits, javascript)).toBe(false);
  expect(editedElsewhere(edits, javascript)).toEqual({ language: 'TS', styling: 'MUI System' });
  expect(editedElsewhere(edits, typescript)).toBeUndefined();
});

it('treats a file that was changed back as not edited', () => {
  const edits = changeFile({}, javascript, { name: 'A.js', code: 'new' });
  const back = changeFile(edits, javascript, { name: 'A.js', code: 'code of A.js' });
  expect(isEdited(back, javascript)).toBe(false);
  expect(editedElsewhere(back, typescript)).toBeUndefined();
});

it('accepts only files of the demo from a link', () => {
  const edits = editsOfLink(typescript, [
    { name: 'A.tsx', code: 'theirs' },
    { name: '__proto__', code: 'x' },
    { name: 'evil.ts', code: 'x' },
  ]);
  expect(onlyEdited(edits, typescript)).toEqual([{ name: 'A.tsx', code: 'theirs' }]);
});
