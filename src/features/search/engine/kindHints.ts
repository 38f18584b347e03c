import type { SearchKind } from '@/model';

/** Words that may also ask for a kind. */
export const kindHints: Readonly<Record<string, readonly SearchKind[]>> = {
  api: ['component', 'hook'],
  reference: ['component', 'hook'],
  component: ['page', 'component'],
  components: ['page', 'component'],
  hook: ['hook'],
  hooks: ['hook'],
  prop: ['prop', 'component'],
  props: ['component', 'prop'],
  property: ['prop'],
  attribute: ['prop'],
  parameter: ['prop'],
  slot: ['slot'],
  slots: ['slot', 'component'],
  class: ['class'],
  classes: ['class', 'component'],
  classname: ['class'],
  css: ['class'],
  import: ['import'],
  path: ['import'],
  demo: ['demo'],
  demos: ['demo'],
  example: ['demo', 'section'],
  examples: ['demo', 'section'],
  icon: ['icon'],
  icons: ['icon'],
  error: ['error'],
  code: ['error'],
  blog: ['post'],
  post: ['post'],
  docs: ['page'],
  documentation: ['page'],
  guide: ['page'],
  page: ['page'],
  react: ['page', 'component'],
  mui: ['page', 'component'],
};

/** Words that ask for a kind, but are as often the subject: `tab icon`, `text field error`. */
export const subjects = new Set(['icon', 'icons', 'error']);
