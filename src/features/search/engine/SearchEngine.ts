import type { IconShard, SearchIndex, SearchKind } from '@/model';
import { iconShard } from '@/model/search';
import type { Found, SearchContext } from './found';
import { openShard, type OpenShard } from './openShard';
import { nearestWords } from './nearestWords';
import { describePage, type PageFacts } from './pageFacts';
import { parseQuery } from './parseQuery';
import { openIcons, searchIcons } from './searchIcons';
import { searchShard } from './searchShard';

/** A search request. */
export interface Question {
  text: string;
  context: SearchContext;
  /** Limits results to these kinds. */
  kinds?: readonly SearchKind[];
  /** Limits results to this shard. */
  shard?: string;
}

/** Searches the shards that were added so far. Independent of workers and the network. */
export class SearchEngine {
  private readonly shards = new Map<string, OpenShard>();
  private icons: IconShard | undefined;

  constructor(private readonly index: SearchIndex) {}

  /**
   * Adds a shard to the search.
   * @throws Error if it is not what the list of shards says.
   */
  add(name: string, fetched: unknown): void {
    const facts = this.index.shards.find((shard) => shard.name === name);
    if (!facts) throw new Error(`There is no shard ${name}.`);
    if (name === iconShard) this.icons = openIcons(fetched);
    else this.shards.set(name, openShard(facts, fetched));
  }

  /** Returns results from the loaded shards, best first. */
  search({ text, context, kinds = [], shard: only }: Question): Found[] {
    const parsed = parseQuery(text, this.index.synonyms);
    const query = { ...parsed, kinds: kinds.length > 0 ? kinds : parsed.kinds };
    if (query.words.length === 0) return [];
    const asked = [...this.shards.values()].filter(({ facts: { name, listed } }) =>
      only ? name === only : listed || name === context.shard,
    );
    const found = asked.flatMap((shard) => searchShard(shard, query, context));
    const icons = this.icons && this.asksForIcons(query) ? searchIcons(this.icons, query) : [];
    return [...found, ...icons].sort(this.byScore);
  }

  /** Whether a question is about icons, whose shard should then be fetched. */
  wantsIcons({ text, kinds = [] }: Question): boolean {
    return this.asksForIcons({ ...parseQuery(text, {}), ...(kinds.length > 0 && { kinds }) });
  }

  /** Returns facts about a page from the loaded shards. */
  describe(pathname: string): PageFacts {
    return describePage([...this.shards.values()], pathname);
  }

  /** Returns words of the documentation that are similar to the text, most similar first. */
  nearest(text: string): string[] {
    return nearestWords([...this.shards.values()], parseQuery(text, {}));
  }

  private asksForIcons({ kinds, words }: ReturnType<typeof parseQuery>): boolean {
    return kinds.includes('icon') || words.some(({ hints }) => hints.includes('icon'));
  }

  /** Compares results: higher scores first, then the order of products. */
  private readonly byScore = (one: Found, other: Found): number =>
    other.score - one.score || this.placeOf(one) - this.placeOf(other);

  private placeOf({ shard }: Found): number {
    return this.index.shards.findIndex(({ name }) => name === shard);
  }
}
