import { importPath, type CompiledPage, type PageSummary, type OutputFile } from '@/content/pages';
import { registryFile } from './addresses';
import { moduleText } from './moduleText';

/** The module with the functions that demos with a style sheet of their own need. */
const registryModule = 'src/features/demos/registry.ts';

/**
 * Returns the module with all demos of a page; none for a page without demos. All demos are loaded at once, but each
 * runs on demand: running twenty in one task would block a phone. A wrapper has to be applied once, so wrapped demos
 * run at once. If demos need a license key, the module sets it before any of them is rendered.
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

/**
 * Adds an import that sets the license key. Modules run before those that import them, so the key is set when the
 * first demo renders. Without a key, the product's module decides how to hide what the packages then show.
 */
function withLicense(body: string, file: string, license: string): string {
  const imports = [
    `import { environment } from '${importPath(file, 'src/site/environment.ts')}';`,
    `import takeLicense from '${importPath(file, license)}';`,
  ];
  return `${imports.join('\n')}\n${body}\ntakeLicense(environment.licenseKey);\n`;
}

/**
 * Returns a registry without demos, for a deleted page: a bundler fails if a module that it bundled before is gone.
 */
export function emptyRegistry(page: PageSummary): OutputFile {
  return { file: registryFile(page), content: moduleText([], []) };
}
