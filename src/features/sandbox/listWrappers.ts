import type { ProjectTheme } from '@/model';
import { findTheme, packagesOf } from './findTheme';
import type { ProjectRequest, ProjectSettings } from './project';
import { writeTheme } from './writeTheme';

/** A wrapper of the demo, with the code it needs. */
export interface Wrapper {
  imports: string[];
  /** Statements before the render call. */
  setup?: string[];
  open: string;
  close: string;
  /** Rendered next to the demo. */
  sibling?: string;
}

/** Returns what a project wraps around the demo, outermost first: strict mode, mirroring and the theme. */
export function listWrappers(request: ProjectRequest): Wrapper[] {
  const { settings } = request;
  const theme = findTheme(request);
  const isMirrored = settings.direction === 'rtl' && '@emotion/react' in packagesOf(request).needed;
  return [
    {
      imports: ["import { StrictMode } from 'react';"],
      open: '<StrictMode>',
      close: '</StrictMode>',
    },
    ...(isMirrored ? [mirroring] : []),
    ...(theme ? [themed(theme, settings)] : []),
  ];
}

const mirroring: Wrapper = {
  imports: [
    "import createCache from '@emotion/cache';",
    "import { CacheProvider } from '@emotion/react';",
    "import { prefixer } from 'stylis';",
    "import rtlPlugin from 'stylis-plugin-rtl';",
  ],
  setup: ["const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });"],
  open: '<CacheProvider value={cache}>',
  close: '</CacheProvider>',
};

function themed(theme: ProjectTheme, settings: ProjectSettings): Wrapper {
  const { module, create, provider, baseline, fonts = [] } = theme;
  return {
    imports: [
      ...fonts.map((font) => `import '${font}';`),
      `import { ${create}, ${provider} } from '${module}';`,
      ...(baseline ? [`import CssBaseline from '${baseline}';`] : []),
    ],
    setup: [writeTheme(theme, settings)],
    open: `<${provider} theme={theme}>`,
    close: `</${provider}>`,
    sibling: baseline && '<CssBaseline />',
  };
}
