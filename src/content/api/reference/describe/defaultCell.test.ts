import { defaultCell } from './defaultCell';

it.each([
  '',
  "'primary'",
  'false',
  '(option) => option.label ?? option',
  '(more: string | number) => `+${more}`',
  '(item) => <PaginationItem {...item} />',
  'function Identity(x) {\n  return x;\n}',
  "{ vertical: 'top', horizontal: 'left' }",
  "props.href || props.to ? 'a' : 'button'",
  "styled(Backdrop, { name: 'MuiModal' })({ zIndex: -1 })",
  "typeof navigator !== 'undefined' && /iPad|iPhone|iPod/.test(navigator.userAgent)",
])('renders %s as code', (code) => {
  expect(defaultCell(code)).toEqual({ kind: 'code', code });
});

it.each([
  'The closest valid time using the validation props, except callbacks such as `shouldDisableTime`.',
  '`true` for Desktop, `false` for Mobile.',
  'true on desktop, false on mobile',
  '4 on desktop, 3 on mobile',
  '`@media(prefers-reduced-motion: reduce)` || `navigator.userAgent` matches Android <10 or iOS <13',
  '"error" ("warn" in dev mode)',
  'object Depends on the charts type.',
  "`['cancel', 'accept']` for mobile and `[]` for desktop",
])('renders %s as text', (markdown) => {
  expect(defaultCell(markdown)).toEqual({ kind: 'text', markdown });
});
