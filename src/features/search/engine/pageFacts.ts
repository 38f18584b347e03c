import type { OpenShard } from './openShard';
import { itemAt } from './itemAt';

/** Facts about a page for its commands. */
export interface PageFacts {
  pathname: string;
  /** Import statements of the page's components. */
  imports: readonly string[];
}

/** Returns facts about a page from the loaded shards. */
export function describePage(shards: readonly OpenShard[], pathname: string): PageFacts {
  const own = shards.flatMap((shard) =>
    subjectsOf(shard, pathname).map((name) => ({ shard, name })),
  );
  return {
    pathname,
    imports: own.flatMap(({ shard, name }) => importOf(shard, name)).slice(0, 4),
  };
}

/** Returns the components and hooks that a page explains or documents, those in its name first. */
function subjectsOf({ content: { places } }: OpenShard, pathname: string): string[] {
  return places
    .filter(([kind, path, , , , guide]) => {
      const isDocumented = kind === 'component' || kind === 'hook';
      const isHere = path.replace(/#.*$/, '') === pathname;
      return isDocumented && (isHere || (guide > 0 && itemAt(places, guide - 1)[1] === pathname));
    })
    .map(([, , name]) => name)
    .sort((one, other) => Number(isIn(other, pathname)) - Number(isIn(one, pathname)));
}

const isIn = (name: string, pathname: string) =>
  pathname.replace(/-/g, '').includes(`react${name.toLowerCase()}/`);

function importOf({ content: { places, parts } }: OpenShard, name: string): string[] {
  const found = parts.find(
    ([place, kind]) => kind === 'import' && itemAt(places, place)[2] === name,
  );
  return found ? [found[4]] : [];
}
