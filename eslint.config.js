import next from '@next/eslint-plugin-next';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const generated = [
  '.next/',
  'out/',
  '.content/',
  '.data/',
  'public/',
  'test-results/',
  'next-env.d.ts',
  '**/*.minified.ts',
];
const fixtures = ['src/content/**/fixtures/', 'src/content/**/wrong/'];

export default tseslint.config(
  { ignores: [...generated, ...fixtures] },
  ...tseslint.configs.recommended,
  reactHooks.configs.flat.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    plugins: { '@next/next': next },
    settings: { 'react-hooks': { additionalEffectHooks: 'useIsomorphicLayoutEffect' } },
    rules: { ...next.configs.recommended.rules, ...next.configs['core-web-vitals'].rules },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
  },
  {
    files: ['{src,pages,scripts,netlify}/**/*.{ts,tsx}', '*.ts'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'max-lines': ['error', { max: 250 }],
      'max-params': ['error', 3],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // A whole suite is one function to ESLint, and tests and the command line may print.
    files: ['**/*.test.{ts,tsx}', 'src/testing/**', 'scripts/**', 'src/content/run/*.ts'],
    rules: { 'max-lines-per-function': 'off', 'no-console': 'off' },
  },
  {
    // Demos of dialogs move the focus into what opens, as they should; axe checks every demo in a browser.
    // They may import types without `type`, as readers do; the derived JavaScript leaves such imports out.
    // They render plain pictures, because readers need not use Next.
    files: ['docs-data/**'],
    rules: {
      'jsx-a11y/no-autofocus': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@next/next/no-img-element': 'off',
    },
  },
);
