import fs from 'node:fs';
import path from 'node:path';
import { listPathname, type Product } from '@/model';
import type { NavProblem } from '../navigation/navProblem';
import { nearest } from '@/content/pages';
import { checkPackages } from './checkPackages';

/** The location of a product. */
interface Place {
  root: string;
  folder: string;
}

const logos = 'public/static/logos';

/**
 * Reports facts of the right form that are not true: an address other than the folder's, missing files and packages.
 */
export function checkFacts(product: Product, { root, folder }: Place): NavProblem[] {
  const exists = (file: string) => fs.existsSync(path.join(root, file));
  const { prefix, logo, demoLicense, blog } = product;
  const problems: NavProblem[] = [];
  if (prefix !== `/${folder}/`) {
    const what = `The prefix of the product in \`docs-data/${folder}/\` cannot be \`${prefix}\`.`;
    const fix = `Write \`/${folder}/\`: the folder is the address.`;
    problems.push({ spot: { path: ['prefix'] }, what, fix });
  }
  if (blog && prefix !== listPathname()) {
    const what = `The blog cannot be at \`${prefix}\`.`;
    const fix = `Move it to \`docs-data${listPathname()}\`: its lists and all links to it have this address.`;
    problems.push({ spot: { path: ['blog'] }, what, fix });
  }
  if (exists(logos) && !exists(`${logos}/${logo}.svg`)) {
    problems.push(withoutLogo(root, logo));
  }
  if (demoLicense && !exists(demoLicense.module)) {
    const spot = { path: ['demoLicense', 'module'] };
    const what = `There is no module \`${demoLicense.module}\`.`;
    problems.push({ spot, what, fix: 'Write its path from the root of the repository.' });
  }
  // Without `node_modules` no package can be checked.
  if (!exists('node_modules')) return problems;
  return [...problems, ...checkPackages(root, product)];
}

function withoutLogo(root: string, logo: string): NavProblem {
  const names = fs.readdirSync(path.join(root, logos)).map((file) => file.replace(/\.svg$/, ''));
  const meant = nearest(logo, names);
  const file = `${logos}/${logo}.svg`;
  const fix = meant ? `Did you mean \`${meant}\`?` : `Draw \`${file}\`.`;
  return { spot: { path: ['logo'] }, what: `There is no logo \`${logo}\`.`, fix };
}
