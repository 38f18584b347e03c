import { listDemos, type DemoEntry, type PageSources } from './sources';

/** Names of modules without a file, which `virtualModules` loads by their prefix. */
const virtual = {
  fence: (page: number, index: number, language: string) =>
    `check-fence:${page}/${index}.${language}`,
  javaScript: (page: number, key: string) => `check-js:${page}/${key}`,
};

const frame = './scripts/check-page/frame';

/** Returns the entry module for the browser, with the site's app, the demos of the pages, and their fences. */
export function browserEntry(pages: readonly PageSources[]): string {
  const sheets = new Set(
    pages.flatMap(({ product, compiled }) => (product.demoTheme ? compiled.productFolder : [])),
  );
  const demos = pages.map(
    (page) =>
      `${JSON.stringify(page.compiled.pathname)}: async () => (${registryOf(page, (file) => `(await import('./${file}')).default`)}),`,
  );
  const fences = pages.flatMap((page, at) =>
    listFences(page, at).map(
      ({ name, index }) =>
        `${JSON.stringify(fenceAddress(at, index))}: async () => ${themed(page, `(await import('${name}')).default`)},`,
    ),
  );
  return [
    ...wrapping(pages),
    ...[...sheets].map((folder) => `import './.content/demo-themes/${folder}.module.css';`),
    `import { start } from '${frame}/browser';`,
    `import App from './pages/_app';`,
    `start({ App, demos: {\n${demos.join('\n')}\n}, fences: {\n${fences.join('\n')}\n} });`,
  ].join('\n');
}

/** Returns the entry module for Node: what is rendered on the server, each module behind a function that loads it. */
export function serverEntry(pages: readonly PageSources[]): string {
  const each = pages.map((page, at) => {
    const loader = (demo: DemoEntry, module: string) =>
      `${JSON.stringify(demo.key)}: () => ${wrapped(page, demo, `require('${module}').default`)},`;
    const javaScript = listDemos(page)
      .filter(({ key }) => !page.left.has(virtual.javaScript(at, key)))
      .map((demo) => loader(demo, virtual.javaScript(at, demo.key)));
    const fences = listFences(page, at).map(
      ({ name, index }) => `${index}: () => ${themed(page, `require('${name}').default`)},`,
    );
    const demos = listDemos(page).map((demo) => loader(demo, `./${demo.file}`));
    return `{ demos: {\n${demos.join('\n')}\n}, javaScript: {\n${javaScript.join('\n')}\n}, fences: {\n${fences.join('\n')}\n} },`;
  });
  return [
    ...wrapping(pages),
    `export * from '${frame}/server';`,
    `export const pages = [\n${each.join('\n')}\n];`,
  ].join('\n');
}

/** Lists the fences of a page that can be bundled. */
function listFences(page: PageSources, at: number): { name: string; index: number }[] {
  return page.fences
    .map(({ language }, index) => ({ name: virtual.fence(at, index, language), index }))
    .filter(({ name }) => !page.left.has(name));
}

/** Returns the pathname at which a fence is served. `page` and `index` are positions in the lists of the run. */
export function fenceAddress(page: number, index: number): string {
  return `/check-fence/${page}/${index}/`;
}

function registryOf(page: PageSources, load: (file: string) => string): string {
  const entries = listDemos(page).map(
    (demo) => `${JSON.stringify(demo.key)}: ${wrapped(page, demo, load(demo.file))},`,
  );
  return `{\n${entries.join('\n')}\n}`;
}

/** Returns the imports that `wrapped` needs: helpers for themes and style sheets, and the themes of products. */
function wrapping(pages: readonly PageSources[]): string[] {
  const themes = new Set(pages.flatMap(({ product }) => product.demoTheme ?? []));
  return [
    `import { assignTheme, withSheet } from './src/features/demos/registry';`,
    ...[...themes].map((file) => `import ${themeName(file)} from './${file}';`),
  ];
}

function wrapped(page: PageSources, { key, hasSheet }: DemoEntry, code: string): string {
  return themed(page, hasSheet ? `withSheet('${key}', ${code})` : code);
}

function themed({ product }: PageSources, code: string): string {
  return product.demoTheme ? `assignTheme(${code}, ${themeName(product.demoTheme)})` : code;
}

function themeName(file: string): string {
  return `theme_${file.replace(/\W/g, '_')}`;
}
