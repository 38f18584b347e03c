import { apiAnchor, type PackedPlace } from '@/model';
import { searchFlags, usualSuffix } from '@/model/search';
import type { Found } from './found';
import type { OpenShard } from './openShard';
import type { Outline } from './outline';
import { itemAt } from './itemAt';

/** Returns a document as a result, without its score. */
export function toResult(shard: OpenShard, outline: Outline): Omit<Found, 'score' | 'terms'> {
  const { kind, label, title, place, within, flags } = outline;
  const { content, facts } = shard;
  const own = itemAt(content.places, place);
  const [, , , , trail, guide] = own;
  const [, groupUrl, groupTitle, , groupTrail] =
    guide > 0 ? itemAt(content.places, guide - 1) : own;
  const titles = content.trails[trail] ?? [];
  return {
    ...{ kind, label, title },
    ...placeIn(shard, outline),
    trail: within ? [...titles, within] : titles,
    productId: facts.productId,
    shard: facts.name,
    group: { url: groupUrl, title: groupTitle, trail: content.trails[groupTrail] ?? [] },
    ...readFlags(flags),
  };
}

/** Returns the URL and the text of a document. */
function placeIn({ content }: OpenShard, outline: Outline): Pick<Found, 'url' | 'text'> {
  const { source, title, within } = outline;
  const [, path, , text]: PackedPlace = itemAt(content.places, outline.place);
  if (!source) return { url: path, text };
  const page = path.replace(/#.*$/, '');
  if ('part' in source) {
    const [, kind, , suffix, own] = source.part;
    return { url: page + (suffix === 0 ? usualSuffix(kind, title) : suffix), text: own };
  }
  const [rowKind, name] = itemAt(content.rows, source.row);
  return {
    url: `${page}#${apiAnchor({ name: within }, rowKind, name)}`,
    text: content.texts[source.owner.text] ?? '',
  };
}

function readFlags(flags: number): Pick<Found, 'isDeprecated' | 'isInherited' | 'plan'> {
  const has = (flag: number) => (flags & flag) !== 0;
  const { deprecated, inherited, pro, premium } = searchFlags;
  return {
    isDeprecated: has(deprecated),
    isInherited: has(inherited),
    ...(has(pro) && { plan: 'pro' }),
    ...(has(premium) && { plan: 'premium' }),
  };
}
