export const behaviors = [
  'autoComplete',
  'autoHighlight',
  'autoSelect',
  'blurOnSelect',
  'clearOnEscape',
  'disableClearable',
  'disableCloseOnSelect',
  'disabled',
  'disableListWrap',
  'includeInputInList',
  'openOnFocus',
  'readOnly',
] as const;

export type Behavior = (typeof behaviors)[number];
