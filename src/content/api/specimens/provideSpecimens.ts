import fs from 'node:fs';
import path from 'node:path';
import { packageOf, type ApiDoc, type Product } from '@/model';
import { listSpecimens, writtenFolder, type Specimen } from './listSpecimens';

/** The content from which specimens are made. */
export interface SpecimenSource {
  products: readonly { folder: string; product: Product }[];
  /** The references; empty while the types are unknown. */
  docs: readonly ApiDoc[];
}

/** Writes the specimens, and for each product the module that loads them by name. Skips unchanged files. */
export function provideSpecimens(root: string, { products, docs }: SpecimenSource): void {
  const files = new Map<string, string>();
  for (const one of products) {
    const { specimens } = listSpecimens(root, one, docs);
    for (const { file, source } of specimens) if (source !== undefined) files.set(file, source);
    const file = `${writtenFolder}/${one.folder}.ts`;
    files.set(file, indexText(file, one.product, specimens));
  }
  for (const [file, text] of files) writeChanged(path.join(root, file), text);
}

/** Writes the modules that the bundler needs before the types are known; those of an earlier run stay. */
export function prepareSpecimens(root: string, products: SpecimenSource['products']): void {
  const isMissing = ({ folder }: { folder: string }) =>
    !fs.existsSync(path.join(root, writtenFolder, `${folder}.ts`));
  provideSpecimens(root, { products: products.filter(isMissing), docs: [] });
}

/**
 * Returns a product's module. It wraps specimens like the product's demos, and passes the license key to those that
 * need it.
 */
function indexText(file: string, product: Product, specimens: readonly Specimen[]): string {
  const at = (target: string) => `'${importPath(file, target)}'`;
  const { demoTheme, demoLicense } = product;
  const licensed = new Set(demoLicense?.packages);
  const entries = specimens.map(({ doc, file: target }) => {
    const loaded = `import(${at(target)})`;
    const needsKey = licensed.has(packageOf(doc.packageName));
    return `  '${doc.name}': () => ${needsKey ? 'withKey' : 'ready'}(${loaded}),`;
  });
  const theme = demoTheme ? `assignTheme(Demo, (await import(${at(demoTheme)})).default)` : 'Demo';
  const lines = [
    ...(demoTheme ? [`import { assignTheme } from ${at('src/features/demos/registry.ts')};`] : []),
    ...(demoLicense ? [`import { environment } from ${at('src/site/environment.ts')};`] : []),
    "import type { ComponentType } from 'react';",
    '',
    'type Loaded = Promise<{ default: ComponentType }>;',
    '',
    'async function ready(loaded: Loaded): Promise<ComponentType> {',
    '  const Demo = (await loaded).default;',
    `  return ${theme};`,
    '}',
    '',
    ...(demoLicense
      ? [
          'async function withKey(loaded: Loaded): Promise<ComponentType> {',
          `  const { default: takeLicense } = await import(${at(demoLicense.module)});`,
          '  takeLicense(environment.licenseKey);',
          '  return ready(loaded);',
          '}',
          '',
        ]
      : []),
    'const specimens: Readonly<Record<string, () => Promise<ComponentType>>> = {',
    ...entries,
    '};',
    '',
    'export default specimens;',
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the path by which one module imports another, without its extension. */
function importPath(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to).replace(/\.\w+$/, '');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function writeChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
