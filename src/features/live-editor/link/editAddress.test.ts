import { parseDemoHash } from '@/base/code';
import type { CodeStyling } from '@/model';
import { editAddress } from './editAddress';

const files = [{ name: 'Fare.tsx', code: 'edited' }];

/** What the address of an edit says. */
function read(styling: CodeStyling, hasStylings: boolean) {
  const variant = { language: 'TS' as const, styling, files: [] };
  const address = editAddress({ demo: 'Fare', variant, hasStylings }, files);
  return parseDemoHash(new URL(address ?? '').hash);
}

it('names the demo and the language', () => {
  expect(read('MUI System', false)).toEqual({
    demo: 'Fare',
    variant: 'TS',
    edit: expect.stringMatching(/^[\w-]+$/),
  });
});

it.each<CodeStyling>(['MUI System', 'Tailwind', 'CSS'])(
  'names the styling %s of a demo that comes in several, the default too',
  (styling) => expect(read(styling, true)).toMatchObject({ demo: 'Fare', styling }),
);

it('is none for code that no address can hold', () => {
  const code = Array.from({ length: 60_000 }, (_, index) => (index * 7919) % 99991).join();
  const variant = { language: 'TS' as const, styling: 'CSS' as const, files: [] };
  const large = [{ name: 'Fare.tsx', code }];
  expect(editAddress({ demo: 'Fare', variant, hasStylings: false }, large)).toBeUndefined();
});
