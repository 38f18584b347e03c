import { searchFlags } from '@/model/search';
import type { Outline } from './outline';
import { itemAt } from './itemAt';
import { weights } from './scoreWeights';
import type { Scoring } from './scoring';

/** Returns what a result gains or loses by the facts about it, such as that it is deprecated. */
export function flagsWeight(
  { place, flags, kind }: Outline,
  { shard }: Scoring,
  isWhole: boolean,
): number {
  const has = (flag: number) => (flags & flag) !== 0;
  const isReference = kind === 'component' || kind === 'hook' || kind === 'prop';
  const [ofKind, , , , , guide] = itemAt(shard.content.places, place);
  const ofInterface = ofKind === 'interface';
  const hasGuide = guide > 0;
  return (
    (has(searchFlags.inherited) ? weights.inherited : 0) +
    (has(searchFlags.aside) ? weights.aside : 0) +
    (has(searchFlags.internal) && !isWhole ? weights.internal : 0) +
    (has(searchFlags.deprecated) ? weights.deprecated : 0) +
    (kind === 'prop' && ofInterface ? weights.member : 0) +
    (isReference && hasGuide ? weights.guide : 0)
  );
}
