import type { CompiledPage } from '@/content/pages';
import type { Product } from '@/model';
import type { FenceComponent } from '../bundle/fenceComponents';
import type { PageSources } from '../bundle/sources';

const pathname = '/garden/planter/';
const file = 'docs-data/garden/planter/planter.md';

/** What differs from an empty page. */
interface Known {
  demos?: CompiledPage['demos'];
  /** Paths of the files that the page was compiled from. */
  inputs?: readonly string[];
  fences?: FenceComponent[];
  product?: Partial<Product>;
}

/** Returns the sources of a page, `/garden/planter/`, which has neither demos nor fences but those given. */
export function pageSources({ demos = [], inputs = [], fences = [], product }: Known): PageSources {
  return {
    compiled: {
      ...{ file, pathname, productFolder: 'garden', demos, markdownVersion: '' },
      ...{ anchors: [], links: [], images: [], names: [], problems: [] },
      inputs: Object.fromEntries(inputs.map((one) => [one, 'hash'])),
      page: {
        ...{ pathname, productId: 'material-ui', source: file, title: 'Planter', h1: 'Planter' },
        ...{ description: '', descriptionHtml: '', frontMatter: {}, blocks: [], headings: [] },
      },
    },
    product: {
      ...{ id: 'material-ui', category: 'core', name: 'Garden', description: 'Pots.' },
      ...{ prefix: '/garden/', home: pathname, logo: 'garden', listed: true, ...product },
    },
    fences,
    left: new Set(),
  };
}

/** Returns a demo with one module, `docs-data/garden/planter/<name>.tsx`, and this code as its JavaScript variant. */
export function demo(name: string, javaScript = ''): CompiledPage['demos'][number] {
  const files = [{ name: `${name}.js`, code: javaScript, html: '' }];
  return {
    name,
    source: {
      name,
      variants: [{ language: 'JS', styling: 'MUI System', files }],
      dependencies: [],
      packages: { needed: {}, types: {}, setup: {}, overrides: {} },
    },
    styles: { candidates: [], css: '' },
    modules: [{ key: name, file: `docs-data/garden/planter/${name}.tsx`, hasSheet: false }],
    problems: [],
  };
}

/** Returns a fence whose code starts on this line of the page. */
export function fence(line: number, code: string): FenceComponent {
  return { pathname, file, line, language: 'tsx', code };
}
