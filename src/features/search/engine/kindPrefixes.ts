import type { SearchKind } from '@/model';

/** Prefixes before a colon, with their kinds. */
export const kindPrefixes: Readonly<Record<string, readonly SearchKind[]>> = {
  page: ['page', 'post'],
  section: ['section'],
  demo: ['demo'],
  component: ['component'],
  api: ['component', 'hook'],
  hook: ['hook'],
  prop: ['prop'],
  slot: ['slot'],
  class: ['class'],
  css: ['class'],
  import: ['import'],
  icon: ['icon'],
  error: ['error'],
  blog: ['post'],
  post: ['post'],
};

/** Not before a value in code: `props: {`. */
export const prefixPattern = new RegExp(
  `(?:^|\\s)(${Object.keys(kindPrefixes).join('|')})s?:(?!\\s*[{[('"\`])`,
  'gi',
);
