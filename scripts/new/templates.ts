import { stringify } from 'yaml';
import type { Product } from '@/model';

/** Returns the markdown of a new page, with a first demo if it is named. */
export function pageText(page: { productId: string; title: string; demo?: string }): string {
  const { productId, title, demo } = page;
  const lines = [
    `---\n${stringify({ productId, title }, { lineWidth: 0 })}---`,
    `# ${title}`,
    `<p class="description">Say in one sentence what a reader can do after reading this page.</p>`,
    ...(demo ? [demoLine(demo)] : []),
  ];
  return `${lines.join('\n\n')}\n`;
}

/** Returns the markdown line that shows a demo. */
export function demoLine(name: string): string {
  return `{{"demo": "${name}.js"}}`;
}

/** Returns the code of a new demo. */
export function demoText(name: string): string {
  const button = name === 'Button' ? 'MuiButton' : 'Button';
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return `import ${button} from '@mui/material/Button';

export default function ${name}() {
  return <${button} variant="contained">${label}</${button}>;
}
`;
}

/** Returns the code of a new product's `product.ts`. */
export function productText(id: string, name: string): string {
  const facts = {
    id,
    category: 'core',
    name,
    description: `Say in one line what ${name} is for.`,
    prefix: `/${id}/`,
    home: firstPage(id),
    logo: id,
    listed: true,
  } satisfies Omit<Product, 'id'> & { id: string };
  return `import type { Product } from '@/model';

export default ${withoutQuotes(facts)} satisfies Product;
`;
}

/** Returns the address of a new product's first page. */
function firstPage(id: string): string {
  return `/${id}/getting-started/`;
}

function withoutQuotes(facts: object): string {
  return JSON.stringify(facts, null, 2).replace(/^( *)"(\w+)":/gm, '$1$2:');
}

/** Returns the code of a new product's `pages.ts`, its navigation. */
export function pagesText(id: string): string {
  return `import type { NavEntry } from '@/model';

export default [
  { kind: 'page', pathname: '${firstPage(id)}' },
] satisfies readonly NavEntry[];
`;
}

/** Returns the code of a product's Next.js route. */
export function routeText(folder: string): string {
  return `import { onlyInBrowsers } from '@/base/only-in-browsers';
import { createDocsPage } from '@/shell/page/createDocsPage';
import { listPaths, readView, type SlugContext } from '@/shell/server';

const folder = '${folder}';
const loadIndex = () => import('../../.content/demos/${folder}');
const loadSpecimens = () =>
  typeof window === 'undefined' ? onlyInBrowsers : import('../../.content/specimens/${folder}');

export default createDocsPage(loadIndex, loadSpecimens);

export const getStaticPaths = () => listPaths(folder);
export const getStaticProps = ({ params }: SlugContext) =>
  readView({ folder, slug: params?.slug ?? [], loadIndex });
`;
}

/** A plain logo, to be replaced. */
export const logoText = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#475569"/><circle cx="16" cy="16" r="7" fill="none" stroke="#fff" stroke-width="2.2"/></svg>
`;
