import { createProject } from './createProject';
import { requestFor } from './fixture';
import type { Project, ProjectSettings } from './project';

const manifestOf = (project: Project) => JSON.parse(project['package.json'] ?? '');

describe('createProject', () => {
  it('creates a TypeScript project in which relative imports resolve', () => {
    const project = createProject(requestFor('TS'));
    expect(Object.keys(project)).toEqual([
      'package.json',
      'index.html',
      'vite.config.ts',
      'tsconfig.json',
      'src/main.tsx',
      'src/demo/BasicTabs.tsx',
      'src/shared/data.ts',
    ]);
    expect(project['src/main.tsx']).toMatchInlineSnapshot(`
     "import { StrictMode } from 'react';
     import 'some-font/400.css';
     import { createTheme, ThemeProvider } from '@demo/ui/styles';
     import CssBaseline from '@demo/ui/CssBaseline';
     import { createRoot } from 'react-dom/client';
     import BasicTabs from './demo/BasicTabs';

     const theme = createTheme();

     createRoot(document.getElementById('root')!).render(
       <StrictMode>
         <ThemeProvider theme={theme}>
           <CssBaseline />
           <BasicTabs />
         </ThemeProvider>
       </StrictMode>,
     );
     "
    `);
  });

  it('creates a JavaScript project without types, with JSX in `.jsx` files', () => {
    const project = createProject(requestFor('JS'));
    expect(Object.keys(project)).toEqual([
      'package.json',
      'index.html',
      'vite.config.js',
      'src/main.jsx',
      'src/BasicTabs.jsx',
      'src/data.js',
    ]);
    expect(project['index.html']).toContain('src="/src/main.jsx"');
    expect(project['src/main.jsx']).toContain("document.getElementById('root')).render");
    expect(project['package.json']).not.toMatch(/typescript|@types|tsc/);
  });

  it('includes the style sheet of the icon font only if the demo needs it', () => {
    const link =
      '<link rel="stylesheet" href="https://fonts.googleapis.com/icon?family=Material+Icons+Two+Tone" />';
    const request = requestFor('TS');
    expect(createProject(request)['index.html']).not.toContain('<link');
    const source = { ...request.source, iconFont: true };
    expect(createProject({ ...request, source })['index.html']).toContain(link);
  });

  it('depends on exactly what the demo needs, in the documented versions', () => {
    const { dependencies, devDependencies, overrides } = manifestOf(
      createProject(requestFor('TS')),
    );
    expect(dependencies).toEqual({
      '@demo/ui': '2.0.0',
      '@emotion/react': '11.0.0',
      react: '18.3.1',
      'some-font': '5.0.0',
    });
    expect(Object.keys(devDependencies)).toEqual([
      '@types/react',
      '@vitejs/plugin-react',
      'typescript',
      'vite',
    ]);
    expect(overrides).toEqual({ '@demo/engine': '2.0.0' });
  });

  it('has the reader’s color scheme and direction', () => {
    const project = createProject(requestFor('TS', { paletteMode: 'dark', direction: 'rtl' }));
    const main = project['src/main.tsx'];
    expect(project['index.html']).toContain('<html lang="en" dir="rtl">');
    expect(main).toContain("createTheme({ direction: 'rtl', palette: { mode: 'dark' } })");
    expect(main).toContain("import rtlPlugin from 'stylis-plugin-rtl';");
    expect(main).toMatch(/<CacheProvider value={cache}>\s*<ThemeProvider theme={theme}>/);
    const { dependencies, devDependencies } = manifestOf(project);
    expect(dependencies).toMatchObject({ stylis: '4.4.0', '@emotion/cache': '11.0.1' });
    expect(devDependencies).toHaveProperty(['@types/stylis']);
  });

  it('has the reader’s density, spacing and colors, in a readable theme', () => {
    const paletteColors = { primary: { main: '#6a1b9a' }, secondary: { main: '#00695c' } };
    const settings = { dense: true, spacing: 10, paletteColors };
    const project = createProject(requestFor('TS', { ...settings, paletteMode: 'dark' }));
    expect(project['src/main.tsx']).toMatchInlineSnapshot(`
     "import { StrictMode } from 'react';
     import 'some-font/400.css';
     import { createTheme, ThemeProvider } from '@demo/ui/styles';
     import CssBaseline from '@demo/ui/CssBaseline';
     import { createRoot } from 'react-dom/client';
     import { denseComponents } from './denseComponents';
     import BasicTabs from './demo/BasicTabs';

     const theme = createTheme({
       palette: {
         mode: 'dark',
         primary: { main: '#6a1b9a' },
         secondary: { main: '#00695c' },
       },
       spacing: 10,
       components: denseComponents,
     });

     createRoot(document.getElementById('root')!).render(
       <StrictMode>
         <ThemeProvider theme={theme}>
           <CssBaseline />
           <BasicTabs />
         </ThemeProvider>
       </StrictMode>,
     );
     "
    `);
    expect(project['src/denseComponents.ts']).toMatchInlineSnapshot(`
     "/** Small sizes and narrow margins. */
     export const denseComponents = {
       MuiButton: { defaultProps: { size: 'small' } },
       MuiButtonGroup: { defaultProps: { size: 'small' } },
       MuiIconButton: { defaultProps: { size: 'small' } },
       MuiToggleButton: { defaultProps: { size: 'small' } },
       MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
       MuiFab: { defaultProps: { size: 'small' } },
       MuiAutocomplete: { defaultProps: { size: 'small' } },
       MuiTextField: { defaultProps: { size: 'small', margin: 'dense' } },
       MuiFormControl: { defaultProps: { size: 'small', margin: 'dense' } },
       MuiFormHelperText: { defaultProps: { margin: 'dense' } },
       MuiInputBase: { defaultProps: { margin: 'dense' } },
       MuiInput: { defaultProps: { margin: 'dense' } },
       MuiFilledInput: { defaultProps: { margin: 'dense' } },
       MuiOutlinedInput: { defaultProps: { margin: 'dense' } },
       MuiInputLabel: { defaultProps: { margin: 'dense' } },
       MuiTable: { defaultProps: { size: 'small' } },
       MuiList: { defaultProps: { dense: true } },
       MuiListItem: { defaultProps: { dense: true } },
       MuiListItemButton: { defaultProps: { dense: true } },
       MuiMenuItem: { defaultProps: { dense: true } },
       MuiToolbar: { defaultProps: { variant: 'dense' } },
     } as const;
     "
    `);
    const plain = createProject(requestFor('JS', settings));
    expect(plain['src/main.jsx']).toContain("import { denseComponents } from './denseComponents';");
    expect(plain['src/denseComponents.js']).toMatch(
      /^export const denseComponents = \{$[^]*^\};\n$/m,
    );
  });

  it.each<[Partial<ProjectSettings>, string]>([
    [{}, 'createTheme();'],
    [{ dense: true }, 'createTheme({ components: denseComponents });'],
    [{ spacing: 10 }, 'createTheme({ spacing: 10 });'],
    [{ spacing: 10, dense: true }, 'createTheme({ spacing: 10, components: denseComponents });'],
    [
      { paletteColors: { primary: { main: '#6a1b9a' } } },
      "createTheme({ palette: { primary: { main: '#6a1b9a' } } });",
    ],
  ])('writes only what differs from the defaults with %j', (settings, expected) => {
    const project = createProject(requestFor('TS', settings));
    expect(project['src/main.tsx']).toContain(`\nconst theme = ${expected}\n`);
    expect('src/denseComponents.ts' in project).toBe(settings.dense === true);
  });

  it('sets only options that the theme’s library supports', () => {
    const paletteColors = { primary: { main: '#6a1b9a' } };
    const request = requestFor('TS', { dense: true, spacing: 10, paletteColors });
    const theme = { ...request.source.theme!, takes: ['spacing'] } as const;
    const project = createProject({ ...request, source: { ...request.source, theme } });
    expect(project['src/main.tsx']).toContain('\nconst theme = createTheme({ spacing: 10 });\n');
    expect(project).not.toHaveProperty(['src/denseComponents.ts']);
  });

  it('sets the color scheme on the document if the library reads it there', () => {
    const { source, ...request } = requestFor('TS', { paletteMode: 'dark' });
    const theme = { ...source.theme!, modeAttribute: 'data-scheme', baseline: undefined };
    const project = createProject({ ...request, source: { ...source, theme } });
    expect(project['index.html']).toContain('<html lang="en" dir="ltr" data-scheme="dark">');
    expect(project['src/main.tsx']).not.toMatch(/dark|CssBaseline/);
    const light = createProject({ ...requestFor('TS'), source: { ...source, theme } });
    expect(light['index.html']).toContain('<html lang="en" dir="ltr">');
  });

  it('has no theme for a demo that does not use the library; the document itself is dark', () => {
    const request = requestFor('JS', { paletteMode: 'dark', direction: 'rtl' });
    const packages = { ...request.source.packages, needed: { react: '18.3.1' } };
    const project = createProject({ ...request, source: { ...request.source, packages } });
    expect(project['src/main.jsx']).not.toMatch(/theme|stylis|font/i);
    expect(manifestOf(project).dependencies).toEqual({ react: '18.3.1' });
    expect(project['index.html']).toContain('color-scheme: dark');
  });

  it('sets up Tailwind for demos that are styled with it', () => {
    const request = requestFor('TS');
    const variant = { ...request.variant, styling: 'Tailwind' } as const;
    const project = createProject({ ...request, variant });
    expect(project['vite.config.ts']).toContain('tailwindcss()');
    expect(project['src/index.css']).toContain("@import 'tailwindcss';");
    expect(project['src/main.tsx']).toContain("import './index.css';");
    expect(manifestOf(project).devDependencies).toMatchObject({
      '@tailwindcss/vite': '4.1.0',
      tailwindcss: '4.1.0',
    });
  });

  it('contains only packages and style sheets that the styling needs', () => {
    const request = requestFor('JS');
    const packages = { ...request.source.packages, needed: { react: '18.3.1' } };
    const files = [...request.variant.files, { name: 'styles.css', code: 'p {}', html: '' }];
    const variant = { ...request.variant, styling: 'CSS', packages, files } as const;
    const project = createProject({ ...request, variant });
    expect(manifestOf(project).dependencies).toEqual({ react: '18.3.1' });
    expect(project['src/main.jsx']).not.toContain('ThemeProvider');
    expect(project['src/styles.css']).toBe('p {}');
  });
});
