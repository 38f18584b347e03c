import type { ProductionError } from '@/model';
import { usualSuffix } from '@/model/search';
import { productionErrorRoute } from '@/site/routes';
import type { ShardDraft } from './shardDraft';

const errorsTitle = 'Production errors';

/** Adds the page with the error codes of production builds, and each code with its message. */
export function addErrors(draft: ShardDraft, errors: readonly ProductionError[]): void {
  if (errors.length === 0) return;
  const place = draft.size;
  draft.addPlace(['page', productionErrorRoute, errorsTitle, '', draft.trail([]), 0, 0, ''], {
    names: [errorsTitle],
    within: ['minified error code'],
    text: '',
  });
  for (const { code, text } of errors) {
    const message = text.join('…').replace(/\s+/g, ' ');
    const title = `Error ${code}`;
    draft.addPart(
      [place, 'error', title, usualSuffix('error', title) === `?code=${code}` ? 0 : '', message],
      { names: [title], within: [errorsTitle], text: message },
    );
  }
}
