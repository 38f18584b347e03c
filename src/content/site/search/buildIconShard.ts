import fs from 'node:fs';
import path from 'node:path';
import type { IconShard, ProductIcons, SearchShardFacts } from '@/model';
import { iconShard, shardVersion } from '@/model/search';
import type { ProductContent } from '@/content/pages';
import { listIconModules } from '../icons/listIconModules';
import type { ShardInput } from './shardInput';

/** Builds the shard of icons, if the page that shows them exists. */
export function buildIconShard(
  input: Pick<ShardInput, 'root' | 'pages' | 'iconSynonyms'>,
  { product }: ProductContent,
): { facts: SearchShardFacts; shard: IconShard }[] {
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
  return listIconModules(folder).filter(
    (name) => !suffixes.some((suffix) => name.endsWith(suffix)),
  );
}
