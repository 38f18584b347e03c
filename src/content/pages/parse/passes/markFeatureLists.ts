import { report, type Draft } from '../draft';
import { positionOf } from '../place';

/** Adds a class to the list inside of `<featureList>`. */
export function markFeatureLists(draft: Draft): void {
  draft.tokens.forEach((token, index) => {
    if (token.type !== 'feature_list_open') {
      return;
    }
    const list = draft.tokens[index + 1];
    if (list?.type === 'bullet_list_open') {
      list.attrJoin('class', 'feature-list');
    } else {
      report(draft, {
        ...positionOf(draft, token),
        what: '`<featureList>` has no list inside.',
        fix: 'Write a list with `-` directly below it.',
      });
    }
  });
}
