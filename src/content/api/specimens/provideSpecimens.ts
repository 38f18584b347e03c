import fs from 'node:fs';
import path from 'node:path';
import { packageOf, type ApiDoc, type Product } from '@/model';
import { listSpecimens, writtenFolder, type Specimen } from './listSpecimens';

/** What specimens are made from. */
export interface SpecimenSource {
  products: readonly { folder: string; product: Product }[];
  /** What the types say; nothing while that is not known. */
  docs: readonly ApiDoc[];
}

/** Writes the specimens, and for each product the module that loads them by name. Unchanged files are left alone. */
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

/** Gives the bundler its modules before the types are known; those of an earlier run stay. */
export function prepareSpecimens(root: string, products: SpecimenSource['products']): void {
  const isMissing = ({ folder }: { folder: string }) =>
    !fs.existsSync(path.join(root, writtenFolder, `${folder}.ts`));
  provideSpecimens(root, { products: products.filter(isMissing), docs: [] });
}

/** A product's module: what surrounds its demos surrounds its specimens, and those that ask for a licence key get it. */
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

/** A module's path as another module imports it, without its extension. */
function importPath(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to).replace(/\.\w+$/, '');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function writeChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
