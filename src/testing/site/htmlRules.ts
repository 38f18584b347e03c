import type { ConfigData } from 'html-validate';

/** What the HTML of a page has to keep to: the recommended rules, but for style and for what the framework writes. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React and Next print HTML as they like: all of it valid, some of it not pretty.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // The documented components name classes twice; browsers do not mind.
    'no-dup-class': 'off',
    // A list may have a name, and a `<code>` or a `<div>` the role of a region that can be scrolled.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'prefer-native-element': 'off',
    // A table that a style sheet renders as a list keeps the roles that are written out, and no others.
    'no-redundant-role': 'off',
    'no-implicit-button-type': 'error',
    // Valid since the id attribute may hold any character but a space.
    'valid-id': ['error', { relaxed: true }],
  },
};
