import { parseDemoHash } from '@/base/code';
import type { CodeStyling } from '@/model';
import { editAddress } from './editAddress';

const files = [{ name: 'Fare.tsx', code: 'edited' }];

/** Returns the parsed hash of an edit's URL. */
function read(styling: CodeStyling, hasStylings: boolean) {
  const variant = { language: 'TS' as const, styling, files: [] };
  const address = editAddress({ demo: 'Fare', variant, hasStylings }, files);
  return parseDemoHash(new URL(address ?? '').hash);
}

it('contains the demo and the language', () => {
  expect(read('MUI System', false)).toEqual({
    demo: 'Fare',
    variant: 'TS',
    edit: expect.stringMatching(/^[\w-]+$/),
  });
});

it.each<CodeStyling>(['MUI System', 'Tailwind', 'CSS'])(
  'contains the styling %s of a demo in several stylings, also the default',
  (styling) => expect(read(styling, true)).toMatchObject({ demo: 'Fare', styling }),
);

it('is undefined for code that is too large for a URL', () => {
  const code = Array.from({ length: 60_000 }, (_, index) => (index * 7919) % 99991).join();
  const variant = { language: 'TS' as const, styling: 'CSS' as const, files: [] };
  const large = [{ name: 'Fare.tsx', code }];
  expect(editAddress({ demo: 'Fare', variant, hasStylings: false }, large)).toBeUndefined();
});
