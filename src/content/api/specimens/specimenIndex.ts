import { packageOf, type Product } from '@/model';
import { importPath } from '@/content/pages';
import type { Specimen } from './listSpecimens';

/**
 * Returns a product's module. It wraps specimens like the product's demos, and passes the license key to those that
 * need it.
 */
export function specimenIndex(
  file: string,
  product: Product,
  specimens: readonly Specimen[],
): string {
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
