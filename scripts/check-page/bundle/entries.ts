import { listDemos, type DemoEntry, type PageSources } from './sources';

/** Names of modules that are in no file; what stands before the colon says what they are. */
const virtual = {
  fence: (page: number, index: number, language: string) =>
    `check-fence:${page}/${index}.${language}`,
  javaScript: (page: number, key: string) => `check-js:${page}/${key}`,
};

const frame = './scripts/check-page/frame';

/** What the browser starts with: the site's app, the demos of the pages, and their fences. */
export function browserEntry(pages: readonly PageSources[]): string {
  const demos = pages.map(
    (page) =>
      `${JSON.stringify(page.compiled.pathname)}: async () => (${registryOf(page, (file) => `(await import('./${file}')).default`)}),`,
  );
  const fences = pages.flatMap((page, at) =>
    listFences(page, at).map(
      ({ name, index }) =>
        `${JSON.stringify(fenceAddress(at, index))}: async () => (await import('${name}')).default,`,
    ),
  );
  return [
    `import { withSheet } from './src/features/demos/registry';`,
    `import { start } from '${frame}/browser';`,
    `import App from './pages/_app';`,
    `start({ App, demos: {\n${demos.join('\n')}\n}, fences: {\n${fences.join('\n')}\n} });`,
  ].join('\n');
}

/** What Node runs: everything that is rendered on the server, each part loaded when its turn comes. */
export function serverEntry(pages: readonly PageSources[]): string {
  const each = pages.map((page, at) => {
    const loader = ({ key, hasSheet }: DemoEntry, module: string) => {
      const load = `require('${module}').default`;
      return `${JSON.stringify(key)}: () => ${hasSheet ? `withSheet('${key}', ${load})` : load},`;
    };
    const javaScript = listDemos(page)
      .filter(({ key }) => !page.left.has(virtual.javaScript(at, key)))
      .map((demo) => loader(demo, virtual.javaScript(at, demo.key)));
    const fences = listFences(page, at).map(
      ({ name, index }) => `${index}: () => require('${name}').default,`,
    );
    const demos = listDemos(page).map((demo) => loader(demo, `./${demo.file}`));
    return `{ demos: {\n${demos.join('\n')}\n}, javaScript: {\n${javaScript.join('\n')}\n}, fences: {\n${fences.join('\n')}\n} },`;
  });
  return [
    `import { withSheet } from './src/features/demos/registry';`,
    `export * from '${frame}/server';`,
    `export const pages = [\n${each.join('\n')}\n];`,
  ].join('\n');
}

/** The fences of a page that can be bundled. */
function listFences(page: PageSources, at: number): { name: string; index: number }[] {
  return page.fences
    .map(({ language }, index) => ({ name: virtual.fence(at, index, language), index }))
    .filter(({ name }) => !page.left.has(name));
}

/** Where a fence is shown. */
export function fenceAddress(page: number, index: number): string {
  return `/check-fence/${page}/${index}/`;
}

function registryOf(page: PageSources, load: (file: string) => string): string {
  const entries = listDemos(page).map(({ key, file, hasSheet }) => {
    const code = load(file);
    return `${JSON.stringify(key)}: ${hasSheet ? `withSheet('${key}', ${code})` : code},`;
  });
  return `{\n${entries.join('\n')}\n}`;
}
