import { createPackageJson } from './createPackageJson';
import { findTheme } from './findTheme';
import { placeFiles } from './placeFiles';
import type { Project, ProjectRequest } from './project';
import { writeMain } from './writeMain';
import { writeDense } from './writeDense';
import { writeHtml } from './writeHtml';

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
