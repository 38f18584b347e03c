import path from 'node:path';
import type { CompiledPage, PageSummary, OutputFile } from '@/content/pages';
import { keyInProduct, registryFile } from './addresses';

/** Has what demos with a style sheet of their own need. */
const registryModule = 'src/features/demos/registry.ts';

/**
 * The module that has all demos of a page; nothing for a page without demos. They arrive together, and each runs when
 * it is asked for: twenty in one task keep a phone from answering. What is wrapped is wrapped once, so it runs at
 * once. Where demos need a licence key, it hands it over before any of them is rendered.
 */
export function registryOf(page: CompiledPage): OutputFile[] {
  const modules = new Map(
    page.demos.flatMap((demo) => demo.modules.map((module) => [module.key, module] as const)),
  );
  if (modules.size === 0) return [];
  const file = registryFile(page);
  const imports: string[] = [];
  const entries: string[] = [];
  const themed = (Demo: string) => (page.demoTheme ? `assignTheme(${Demo}, theme)` : Demo);
  for (const [key, { file: source, derived, hasSheet }] of modules) {
    const from = `'${importPath(file, derived?.file ?? source)}'`;
    if (!hasSheet) {
      entries.push(`  get '${key}'() { return ${themed(`require(${from}).default`)}; },`);
      continue;
    }
    const name = `Demo${imports.length}`;
    imports.push(`import ${name} from ${from};`);
    entries.push(`  '${key}': ${themed(`withSheet('${key}', ${name})`)},`);
  }
  const wrapping = imports.length > 0 ? ['withSheet'] : [];
  if (page.demoTheme) {
    wrapping.unshift('assignTheme');
    imports.unshift(`import theme from '${importPath(file, page.demoTheme)}';`);
  }
  if (wrapping.length > 0) {
    imports.unshift(
      `import { ${wrapping.join(', ')} } from '${importPath(file, registryModule)}';`,
    );
  }
  const body = moduleText(imports, entries);
  const derived = [...modules.values()].flatMap((module) => module.derived ?? []);
  return [
    { file, content: page.license ? withLicense(body, file, page.license) : body },
    ...derived,
  ];
}

/** Modules run before the ones that import them: the key is there when the first demo renders. Where there is
 * none, the product's module decides how what the packages then show stays out of the way. */
function withLicense(body: string, file: string, license: string): string {
  const imports = [
    `import { environment } from '${importPath(file, 'src/site/environment.ts')}';`,
    `import takeLicense from '${importPath(file, license)}';`,
  ];
  return `${imports.join('\n')}\n${body}\ntakeLicense(environment.licenseKey);\n`;
}

/** A registry without demos: what was bundled once, a bundler has to find again. */
export function emptyRegistry(page: PageSummary): OutputFile {
  return { file: registryFile(page), content: moduleText([], []) };
}

/**
 * The module that loads the demos of a product's pages; it is there even when no page has demos. A bundler compiles
 * all that it names.
 */
export function indexOf(
  folder: string,
  pages: readonly PageSummary[],
  bundled?: ReadonlySet<string>,
): OutputFile {
  const entries = pages
    .filter((page) => page.productFolder === folder && page.demos.length > 0)
    .filter(({ pathname }) => bundled?.has(pathname) ?? true)
    .map((page) => {
      const target = importPath(`.content/demos/${folder}.ts`, registryFile(page));
      return `  '${keyInProduct(page)}': () => import('${target}'),`;
    });
  return { file: `.content/demos/${folder}.ts`, content: moduleText([], entries) };
}

/** The module that loads the index of any product. */
export function indexOfIndexes(folders: readonly string[]): OutputFile {
  const entries = folders.map((folder) => `  '${folder}': () => import('./${folder}'),`);
  return { file: '.content/demos/index.ts', content: moduleText([], entries) };
}

function moduleText(imports: readonly string[], entries: readonly string[]): string {
  const body = entries.length > 0 ? `{\n${entries.join('\n')}\n}` : '{}';
  const head = imports.length > 0 ? `${imports.join('\n')}\n\n` : '';
  return `${head}export default ${body};\n`;
}

/** A module's path as another module imports it, without its extension. */
function importPath(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to).replace(/\.\w+$/, '');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
