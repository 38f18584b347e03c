import fs from 'node:fs';
import path from 'node:path';
import {
  findTrail,
  siteProductId,
  type ApiDoc,
  type IconShard,
  type Page,
  type ProductionError,
  type SearchShard,
  type ProductId,
  type SearchShardFacts,
  type Synonyms,
  type ProductIcons,
} from '@/model';
import { iconShard, searchFlags, shardVersion, siteShard, usualSuffix } from '@/model/search';
import { productionErrorRoute } from '@/site/routes';
import type { PageSummary, ProductContent } from '@/content/pages';
import { addComparison, addPage, addPostList } from './addPages';
import { addReference } from './addReference';
import { chooseGuide, type Guide } from './chooseGuide';
import { textOfHtml } from './plainText';
import type { ReadersWords } from './readersWords';
import { ShardDraft } from './shardDraft';

/** The input for shards. */
export interface ShardInput {
  root: string;
  products: readonly ProductContent[];
  /** Every page of the site, including the reference. */
  pages: readonly PageSummary[];
  /** Reads a handwritten page. */
  readPage: (page: PageSummary) => Page | undefined;
  docs: readonly ApiDoc[];
  errors: readonly ProductionError[];
  /** Synonyms for the subjects of a product's icons. */
  iconSynonyms: ReadonlyMap<ProductId, Synonyms>;
  readersWords: ReadersWords;
}

/** A shard, with its entry in the list of shards. */
export interface BuiltShard {
  facts: SearchShardFacts;
  shard: SearchShard | IconShard;
}

/**
 * Builds one shard for each product that readers can select, one for each product for authors, and one for the rest:
 * posts, errors, versions. Skips products without pages.
 */
export function buildShards(input: ShardInput): BuiltShard[] {
  const own = input.products.filter((product) => hasOwnShard(product));
  const others = input.products.filter((product) => !hasOwnShard(product));
  return [
    ...own.flatMap((product) => {
      const { folder, product: facts } = product;
      const draft = new ShardDraft(folder);
      addProduct(draft, input, product);
      const { id: productId, name: title, home, listed } = facts;
      if (draft.size === 0) return [];
      return [{ facts: { name: folder, productId, title, home, listed }, shard: draft.finish() }];
    }),
    ...buildSite(input, others),
    ...own.flatMap((product) => buildIcons(input, product)),
  ];
}

/**
 * Tells whether a product gets a shard of its own. Products that cannot be selected are for authors if their folder is
 * nested.
 */
function hasOwnShard({ folder, product }: ProductContent): boolean {
  return product.listed || folder.includes('/');
}

function addProduct(draft: ShardDraft, input: ShardInput, content: ProductContent) {
  const { folder, navigation, product } = content;
  const pages = input.pages.filter((page) => page.productFolder === folder);
  const written = pages.filter((page) => !page.reference);
  const guides: Guide[] = [];
  for (const summary of written) {
    const page = input.readPage(summary);
    if (!page) continue;
    if (summary.comparison !== undefined) {
      addComparison(draft, page, summary.comparison);
      continue;
    }
    const isAside = product.searchedLast?.some((start) => summary.pathname.startsWith(start));
    if (!isAside) guides.push({ page: summary, title: textOfHtml(page.h1), place: draft.size });
    const flags = isAside ? searchFlags.aside : 0;
    addPage(draft, page, { navigation, flags, readersWords: input.readersWords });
  }
  if (product.blog && written.length > 0) addPostList(draft, product);
  const addresses = new Set(pages.map(({ pathname }) => pathname));
  for (const doc of input.docs) {
    const pathname = doc.pathname.replace(/#.*$/, '');
    if (!addresses.has(pathname)) continue;
    const trail = findTrail(navigation, pathname).slice(0, -1);
    addReference(draft, doc, {
      trail: trail.map(({ title }) => title),
      guide: chooseGuide(doc, guides),
    });
  }
}

function buildSite(input: ShardInput, products: readonly ProductContent[]): BuiltShard[] {
  const draft = new ShardDraft(siteShard);
  for (const product of products) addProduct(draft, input, product);
  addErrors(draft, input.errors);
  if (draft.size === 0) return [];
  const facts = { name: siteShard, productId: siteProductId, title: '', listed: true };
  return [{ facts, shard: draft.finish() }];
}

const errorsTitle = 'Production errors';

function addErrors(draft: ShardDraft, errors: readonly ProductionError[]): void {
  if (errors.length === 0) return;
  const place = draft.size;
  draft.addPlace(['page', productionErrorRoute, errorsTitle, '', draft.trail([]), 0, 0, ''], {
    names: [errorsTitle],
    within: ['minified error code'],
    text: '',
  });
  for (const { code, text } of errors) {
    const message = text.join('…').replace(/\s+/g, ' ');
    const title = `Error ${code}`;
    draft.addPart(
      [place, 'error', title, usualSuffix('error', title) === `?code=${code}` ? 0 : '', message],
      { names: [title], within: [errorsTitle], text: message },
    );
  }
}

/** Builds the shard of icons, if the page that shows them exists. */
function buildIcons(input: ShardInput, { product }: ProductContent): BuiltShard[] {
  const { root, pages, iconSynonyms } = input;
  const { id: productId, name: title, icons } = product;
  if (!icons || !pages.some(({ pathname }) => pathname === icons.page)) return [];
  const names = listIcons(root, icons);
  const path = `${icons.page}?${icons.parameter}=`;
  const suffixes = suffixesOf(icons);
  const shard = { version: shardVersion, productId, path, icons: names.join(' '), suffixes };
  const synonyms = iconSynonyms.get(productId) ?? {};
  return [
    {
      facts: { name: iconShard, productId, title, listed: false },
      shard: { ...shard, name: iconShard, synonyms },
    },
  ];
}

const suffixesOf = ({ styles }: ProductIcons) =>
  styles.flatMap(({ suffix }) => (suffix ? [suffix] : []));

/** Returns the names of a package's icons without their styles; none if the package is not installed. */
function listIcons(root: string, icons: ProductIcons): string[] {
  const folder = path.join(root, 'node_modules', icons.packageName);
  if (!fs.existsSync(folder)) return [];
  const suffixes = suffixesOf(icons);
  const names = fs
    .readdirSync(folder)
    .flatMap((file) => /^([A-Z0-9]\w*)\.js$/.exec(file)?.[1] ?? [])
    .filter((name) => !suffixes.some((suffix) => name.endsWith(suffix)));
  return names.sort();
}
