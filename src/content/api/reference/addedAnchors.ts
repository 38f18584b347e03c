import type { PageSummary } from '@/content/pages';
import type { Addition } from './additions';

const sectionId = 'api';

/** Returns the anchors that an addition brings to a page. */
export function addedAnchors(
  page: Pick<PageSummary, 'anchors'>,
  addition: Addition | undefined,
): string[] {
  return addition && addition.links.length > 0 ? [idOn(page)] : [];
}

/** Returns an id for the section that no heading of the page has. */
export function idOn({ anchors }: Pick<PageSummary, 'anchors'>): string {
  const other = `${sectionId}-reference`;
  let id = [sectionId, other].find((it) => !anchors.includes(it));
  for (let number = 1; !id; number += 1) {
    if (!anchors.includes(`${other}-${number}`)) id = `${other}-${number}`;
  }
  return id;
}
