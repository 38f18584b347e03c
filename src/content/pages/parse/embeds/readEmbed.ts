import type { Token } from 'markdown-it';
import { nearest } from '../../read';
import type { ParsedBlock } from '../../stages';
import { report, type Draft } from '../draft';
import { positionOf } from '../place';
import { type Embed, readJson } from './readJson';
import { readComponent } from './readComponent';
import { readDemo } from './readDemo';

/** Converts a `{{…}}` line to a demo or a component; reports an error and returns null if it is neither. */
export function readEmbed(draft: Draft, token: Token): ParsedBlock | null {
  const json = readJson(token.content);
  const place = positionOf(draft, token);
  if ('problem' in json) {
    const { offset, ...message } = json.problem;
    report(draft, { line: place.line, column: place.column + offset, ...message });
    return null;
  }
  const embed: Embed = { token, json };
  if ('demo' in json.value && !('component' in json.value)) {
    return readDemo(draft, embed);
  }
  if ('component' in json.value && !('demo' in json.value)) {
    return readComponent(draft, embed);
  }
  reportKind(draft, embed);
  return null;
}

function reportKind(draft: Draft, { token, json }: Embed): void {
  const [first = ''] = Object.keys(json.value);
  const both = 'demo' in json.value;
  const meant = nearest(first, ['demo', 'component']);
  report(draft, {
    ...positionOf(draft, token),
    what: both
      ? 'The line asks for a demo and a component at once.'
      : 'The line asks for neither a demo nor a component.',
    fix:
      meant && !both
        ? `Did you mean \`"${meant}"\` instead of \`"${first}"\`?`
        : 'Write `{{"demo": "Name.js"}}` or `{{"component": "modules/components/Name"}}`.',
  });
}
