import { defaultThemeSettings } from '@/base/theme/settings';
import type { DemoSource, DemoVariant } from '@/model';
import type { ProjectRequest } from './project';

const file = (name: string, code: string) => ({ name, code, html: '' });

const typed: DemoVariant = {
  language: 'TS',
  styling: 'MUI System',
  files: [
    file(
      'BasicTabs.tsx',
      "import { a } from '../shared/data';\nexport default () => <p>{a}</p>;\n",
    ),
    file('../shared/data.ts', 'export const a: number = 1;\n'),
  ],
};

const plain: DemoVariant = {
  language: 'JS',
  styling: 'MUI System',
  files: [
    file('BasicTabs.js', "import { a } from './data';\nexport default () => <p>{a}</p>;\n"),
    file('data.js', 'export const a = 1;\n'),
  ],
};

const source: DemoSource = {
  name: 'BasicTabs',
  variants: [typed, plain],
  dependencies: ['@demo/ui'],
  packages: {
    needed: { '@demo/ui': '2.0.0', '@emotion/react': '11.0.0', react: '18.3.1' },
    types: { '@types/react': '18.3.31' },
    setup: {
      '@emotion/cache': '11.0.1',
      '@emotion/react': '11.0.0',
      '@types/stylis': '4.2.7',
      'some-font': '5.0.0',
      stylis: '4.4.0',
      'stylis-plugin-rtl': '2.1.1',
      tailwindcss: '4.1.0',
      typescript: '6.0.3',
    },
    overrides: { '@demo/engine': '2.0.0' },
  },
  theme: {
    module: '@demo/ui/styles',
    create: 'createTheme',
    provider: 'ThemeProvider',
    takes: ['spacing', 'colors', 'density'],
    baseline: '@demo/ui/CssBaseline',
    fonts: ['some-font/400.css'],
  },
};

/** Returns a project request with these settings changed. */
export function requestFor(
  language: 'TS' | 'JS',
  settings: Partial<ProjectRequest['settings']> = {},
): ProjectRequest {
  const variant = language === 'TS' ? typed : plain;
  return { source, variant, settings: { ...defaultThemeSettings, ...settings } };
}
