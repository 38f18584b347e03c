import { siteProductId, type IconShard, type SearchShard, type SearchShardFacts } from '@/model';
import { siteShard } from '@/model/search';
import type { ProductContent } from '@/content/pages';
import { ShardDraft } from './shardDraft';
import type { ShardInput } from './shardInput';
import { addErrors } from './addErrors';
import { addProduct } from './addProduct';
import { buildIconShard } from './buildIconShard';

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
    ...own.flatMap((product) => buildIconShard(input, product)),
  ];
}

/**
 * Tells whether a product gets a shard of its own. Products that cannot be selected are for authors if their folder is
 * nested.
 */
function hasOwnShard({ folder, product }: ProductContent): boolean {
  return product.listed || folder.includes('/');
}

function buildSite(input: ShardInput, products: readonly ProductContent[]): BuiltShard[] {
  const draft = new ShardDraft(siteShard);
  for (const product of products) addProduct(draft, input, product);
  addErrors(draft, input.errors);
  if (draft.size === 0) return [];
  const facts = { name: siteShard, productId: siteProductId, title: '', listed: true };
  return [{ facts, shard: draft.finish() }];
}
