import fs from 'node:fs';
import path from 'node:path';
import type { Product } from '@/model';
import type { NavPath, NavProblem } from '../navigation/navProblem';

/** Reports packages of a product that are not installed. */
export function checkPackages(root: string, product: Product): NavProblem[] {
  return packagesOf(product)
    .filter(({ name }) => !fs.existsSync(path.join(root, `node_modules/${name}/package.json`)))
    .map(withoutPackage);
}

interface NamedPackage {
  name: string;
  path: NavPath;
}

function packagesOf({ packageName, api, icons }: Product): NamedPackage[] {
  return [
    ...(packageName ? [{ name: packageName, path: ['packageName'] }] : []),
    ...(icons ? [{ name: icons.packageName, path: ['icons', 'packageName'] }] : []),
    ...(api?.sources ?? []).map((source, index) => ({
      name: source.packageName,
      path: ['api', 'sources', index, 'packageName'],
    })),
  ];
}

function withoutPackage({ name, path: way }: NamedPackage): NavProblem {
  const what = `The package \`${name}\` is not installed.`;
  const fix = `Correct the name, or add the package with \`npm install --save-exact ${name}\`.`;
  return { spot: { path: way }, what, fix };
}
