import type { PackedPart } from './searchShard';
import type { ProductId } from './product';
import type { Synonyms } from './searchIndex';

/** Folder of all files that the search fetches. */
export const searchFolder = '/_search';

/** Address of the list of shards. */
export const searchIndexUrl = `${searchFolder}/index.json`;

/** Name of the shard for everything outside of the listed products: posts, errors, pages of the site itself. */
export const siteShard = 'site';

/** Name of the shard of icons, which is fetched only for queries about icons. */
export const iconShard = 'icons';

/** Returns the address of a shard. */
export function shardUrl(name: string): string {
  return `${searchFolder}/${name}.json`;
}

/** Version of the shards' format; other versions are rejected as corrupt. */
export const shardVersion = 3;

/** Flags of a place or an owner, to be added. */
export const searchFlags = {
  /** A prop that another component passes on. */
  inherited: 1,
  /** A base or internal component that people rarely search for. */
  internal: 2,
  deprecated: 4,
  pro: 8,
  premium: 16,
  /** A class of a state that many components share, `.Mui-disabled`. */
  shared: 32,
  /** On a page that ranks last, such as one about earlier versions. */
  aside: 64,
} as const;

/** Icons by name; each leads to the same address with its name at the end. */
export interface IconShard {
  version: number;
  name: typeof iconShard;
  productId: ProductId;
  path: string;
  /** Names, separated by spaces. */
  icons: string;
  /** What the names of other styles end with, which every icon has; absent if there are none. */
  suffixes?: readonly string[];
  /** Synonyms for the icons' subjects, with the words in the icons' names. */
  synonyms: Synonyms;
}

/** Maximum number of words in a key of the synonyms: a query's words are compared with keys up to this length. */
export const mostWordsOfSynonym = 5;

/** Fields of `SearchShard.names`, in the order of their postings. */
export const nameFields = ['name', 'place'] as const;

/** Fields of `SearchShard.words`. */
export const wordFields = ['text'] as const;

/** Returns the suffix of a part's address unless another one is given. */
export function usualSuffix(kind: PackedPart[1], title: string): string {
  if (kind === 'import') return '#import';
  if (kind === 'demo') return `#${title}`;
  if (kind === 'error') return `?code=${title.replace(/\D+/g, '')}`;
  const words = title.normalize('NFC').toLowerCase().replace(/['’]/g, '').match(word);
  return `#${words?.join('-') ?? ''}`;
}

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Returns the name in the suffix of a section's address as words: `row editing` for `#row-editing`. */
export function nameInSuffix(suffix: string): string {
  return suffix.replace(/^#/, '').replaceAll('-', ' ');
}

/** Returns the last segment of a page's address as words: `button group` for `/material-ui/react-button-group/`. */
export function nameInAddress(pathname: string): string {
  const last = pathname.replace(/#.*$/, '').split('/').filter(Boolean).at(-1) ?? '';
  return last.replace(/^react-/, '').replaceAll('-', ' ');
}
