import type { ProjectTheme } from '@/model';
import { findTheme, packagesOf } from './findTheme';
import type { ProjectRequest, ProjectSettings } from './project';
import { isDense, writeTheme } from './writeTheme';

/** A wrapper of the demo, with the code it needs. */
interface Wrapper {
  imports: string[];
  /** Statements before the render call. */
  setup?: string[];
  open: string;
  close: string;
  /** Rendered next to the demo. */
  sibling?: string;
}

/** Returns the entry file of a project, which renders the demo in `entry` with the reader's settings. */
export function writeMain(request: ProjectRequest, entry: string): string {
  const { source, variant, settings } = request;
  const theme = findTheme(request);
  const isMirrored = settings.direction === 'rtl' && '@emotion/react' in packagesOf(request).needed;
  const wrappers = [
    {
      imports: ["import { StrictMode } from 'react';"],
      open: '<StrictMode>',
      close: '</StrictMode>',
    },
    ...(isMirrored ? [mirroring] : []),
    ...(theme ? [themed(theme, settings)] : []),
  ] satisfies Wrapper[] as Wrapper[];
  const imports = [
    ...wrappers.flatMap((wrapper) => wrapper.imports),
    "import { createRoot } from 'react-dom/client';",
    ...(variant.styling === 'Tailwind' ? ["import './index.css';"] : []),
    ...(theme && isDense(theme, settings)
      ? ["import { denseComponents } from './denseComponents';"]
      : []),
    `import ${source.name} from './${entry.replace(/^src\//, '').replace(/\.\w+$/, '')}';`,
  ];
  const setup = wrappers.flatMap((wrapper) => wrapper.setup ?? []);
  const root = `document.getElementById('root')${variant.language === 'TS' ? '!' : ''}`;
  return [
    ...imports,
    '',
    ...(setup.length > 0 ? [...setup, ''] : []),
    `createRoot(${root}).render(`,
    ...nest(wrappers, `<${source.name} />`),
    ');',
    '',
  ].join('\n');
}

/** Prints nested elements, indented by depth. */
function nest(wrappers: readonly Wrapper[], demo: string, depth = 1): string[] {
  const indent = '  '.repeat(depth);
  const [outer, ...rest] = wrappers;
  if (!outer) return [`${indent}${demo}`];
  return [
    `${indent}${outer.open}`,
    ...(outer.sibling ? [`${indent}  ${outer.sibling}`] : []),
    ...nest(rest, demo, depth + 1),
    `${indent}${outer.close}${depth === 1 ? ',' : ''}`,
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
