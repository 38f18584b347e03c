import type { OpenShard } from './openShard';

/** What the commands of a page need to know. */
export interface PageFacts {
  pathname: string;
  /** Import statements of what the page is about. */
  imports: readonly string[];
  /** Pages about the same thing in other products. */
  elsewhere: readonly { shard: string; title: string; url: string }[];
}

/** What the shards at hand say of a page. */
export function describePage(shards: readonly OpenShard[], pathname: string): PageFacts {
  const own = shards.flatMap((shard) =>
    subjectsOf(shard, pathname).map((name) => ({ shard, name })),
  );
  const [first] = own;
  return {
    pathname,
    imports: own.flatMap(({ shard, name }) => importOf(shard, name)).slice(0, 4),
    elsewhere: shards
      .filter((shard) => first && shard !== first.shard)
      .flatMap((shard) => {
        const url = first && addressOf(shard, first.name);
        return url ? [{ shard: shard.facts.name, title: shard.facts.title, url }] : [];
      }),
  };
}

/** Names of the components and hooks that a page explains or documents, the ones it is named after first. */
function subjectsOf({ content: { places } }: OpenShard, pathname: string): string[] {
  return places
    .filter(([kind, path, , , , guide]) => {
      const isDocumented = kind === 'component' || kind === 'hook';
      const isHere = path.replace(/#.*$/, '') === pathname;
      return isDocumented && (isHere || (guide > 0 && places[guide - 1]![1] === pathname));
    })
    .map(([, , name]) => name)
    .sort((one, other) => Number(isIn(other, pathname)) - Number(isIn(one, pathname)));
}

const isIn = (name: string, pathname: string) =>
  pathname.replace(/-/g, '').includes(`react${name.toLowerCase()}/`);

function importOf({ content: { places, parts } }: OpenShard, name: string): string[] {
  const found = parts.find(([place, kind]) => kind === 'import' && places[place]![2] === name);
  return found ? [found[4]] : [];
}

/** Where a product explains something by a name: its guide, else its reference. */
function addressOf({ content: { places } }: OpenShard, name: string): string | undefined {
  const found = places.find(([kind, , title]) => title === name && kind === 'component');
  if (!found) return undefined;
  const [, path, , , , guide] = found;
  return guide > 0 ? places[guide - 1]![1] : path;
}
