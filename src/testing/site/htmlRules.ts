import type { ConfigData } from 'html-validate';

/** Rules of html-validate for exported pages: the recommended ones, without those of style and of React's output. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // Style rules that the output of React and Next does not follow, although it is valid.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // The documented components repeat class names, which is harmless.
    'no-dup-class': 'off',
    // Lists may have a name, and scrollable `<code>` and `<div>` elements the role `region`.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'prefer-native-element': 'off',
    // Tables that are styled as lists lose their implicit roles, so these are explicit.
    'no-redundant-role': 'off',
    'no-implicit-button-type': 'error',
    // HTML allows all characters in ids except spaces.
    'valid-id': ['error', { relaxed: true }],
  },
};
