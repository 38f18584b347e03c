import { environment } from '@/site';
import type { PaletteMode } from '@/base/theme/settings';
import type { DemoSource, ProjectTheme } from '@/model';
import { createPackageJson } from './createPackageJson';
import { findTheme } from './findTheme';
import { placeFiles } from './placeFiles';
import type { Project, ProjectRequest } from './project';
import { writeMain } from './writeMain';
import { writeDense } from './writeTheme';

/** Returns the files of a complete project with a demo. Installed and started, it looks like the demo on the page. */
export function createProject(request: ProjectRequest): Project {
  const { source, variant, settings } = request;
  const isTyped = variant.language === 'TS';
  const isTailwind = variant.styling === 'Tailwind';
  const main = `src/main.${isTyped ? 'tsx' : 'jsx'}`;
  const { files, entry } = placeFiles(variant);
  return {
    'package.json': createPackageJson(request),
    'index.html': writeHtml(source, { main, settings, theme: findTheme(request) }),
    [`vite.config.${isTyped ? 'ts' : 'js'}`]: isTailwind ? viteWithTailwind : vite,
    ...(isTyped && { 'tsconfig.json': tsconfig }),
    ...(isTailwind && { 'src/index.css': tailwindCss }),
    [main]: writeMain(request, entry),
    ...writeDense(request),
    ...files,
  };
}

interface HtmlFacts extends Pick<ProjectRequest, 'settings'> {
  main: string;
  /** Without a theme, only the document can set the color scheme. */
  theme?: ProjectTheme;
}

function writeHtml(source: DemoSource, { main, settings, theme }: HtmlFacts): string {
  return `<!doctype html>
<html lang="en" dir="${settings.direction}"${lookOf(settings.paletteMode, theme)}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${source.name}</title>${source.iconFont ? `\n    ${iconFontLink}` : ''}
  </head>
  <body>
    <div id="root" style="padding: 24px"></div>
    <script type="module" src="/${main}"></script>
  </body>
</html>
`;
}

/** Returns the attributes of `html` that set the color scheme. */
function lookOf(mode: PaletteMode, theme: ProjectTheme | undefined): string {
  if (!theme) return ` class="${mode}" style="color-scheme: ${mode}"`;
  return mode === 'dark' && theme.modeAttribute ? ` ${theme.modeAttribute}="dark"` : '';
}

const iconFontLink = `<link rel="stylesheet" href="${environment.iconFontUrl.replaceAll('&', '&amp;')}" />`;

const vite = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

const viteWithTailwind = `import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react(), tailwindcss()] });
`;

const tailwindCss = `@import 'tailwindcss';

@custom-variant dark (&:where(.dark, .dark *));
`;

const tsconfig = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      types: ['vite/client'],
      strict: true,
      noEmit: true,
      isolatedModules: true,
      esModuleInterop: true,
      resolveJsonModule: true,
      skipLibCheck: true,
    },
    include: ['src'],
  },
  null,
  2,
)}\n`;
