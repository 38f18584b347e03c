import { report, type Draft } from '../draft';
import { listTags } from './tagPieces';

/**
 * Reports scripts and event handlers in raw HTML, and pages inside of it that could have some. The site's policy blocks
 * both, so they would do nothing.
 */
export function checkScripts(draft: Draft): void {
  for (const { tag, place } of listTags(draft)) {
    if (tag.kind !== 'open') continue;
    if (tag.name === 'script') {
      report(draft, {
        ...place,
        what: '`<script>` does not run on a page.',
        fix: 'Write a demo: `{{"demo": "Name.js"}}`.',
      });
    }
    if (tag.attributes.has('srcdoc')) {
      report(draft, {
        ...place,
        what: 'Nothing checks the page in `srcdoc`.',
        fix: 'Give the frame an address in `src`, or write a demo: `{{"demo": "Name.js"}}`.',
      });
    }
    for (const name of tag.attributes.keys()) {
      if (!/^on[a-z]+$/.test(name)) continue;
      const fix = 'Remove it, or write a demo: `{{"demo": "Name.js"}}`.';
      report(draft, { ...place, what: `The handler \`${name}\` does not run on a page.`, fix });
    }
  }
}
