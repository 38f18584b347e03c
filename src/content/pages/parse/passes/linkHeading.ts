import type { Heading } from '@/model';
import { plainText } from '../tokens';
import { otherSlugs } from './otherSlugs';
import { slug, takeId } from './slug';
import type { FoundHeading } from './findHeadings';

type FlatHeading = Omit<Heading, 'children'>;

/** A heading as rendered. */
interface LinkedHeading {
  heading: FlatHeading & { aliases: string[] };
  /** Ids that links may use, unless another element has them. */
  other: readonly string[];
  /** Whether it is in a list, a quotation or a callout: the table of contents omits it. */
  isInside: boolean;
}

/** Gives a heading of level 2 to 4 its id. Returns nothing for headings of other levels. */
export function linkHeading(found: FoundHeading, taken: Set<string>): LinkedHeading[] {
  const { open, inline, close, level } = found;
  if (level !== 2 && level !== 3 && level !== 4) return [];
  const title = plainText(inline);
  const plan = /class=["']plan-(pro|premium)["']/.exec(inline.content)?.[1] as Heading['plan'];
  const [own, ...written] = found.written;
  const id = own ?? takeId(slug(title), taken);
  const heading = { id, title, level, aliases: written, ...(plan && { plan }) } as const;
  open.attrSet('id', id);
  open.meta = { aliases: heading.aliases };
  close.meta = { heading };
  return [{ heading, other: own ? [] : otherSlugs(title), isInside: open.level > 0 }];
}
