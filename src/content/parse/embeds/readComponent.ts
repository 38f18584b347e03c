import type { ComponentBlock } from '@/model';
import { nearest } from '../../read';
import { report, type Draft } from '../draft';
import { placeOf } from '../place';
import type { Embed } from './embed';

/** `{{"component": "modules/components/Name", …props}}` to a block; its name must be a component of the site. */
export function readComponent(draft: Draft, { token, json }: Embed): ComponentBlock | null {
  const { component, ...props } = json.value;
  const place = placeOf(draft, token);
  const name =
    String(component)
      .replace(/\.[jt]sx?$/, '')
      .split('/')
      .at(-1) ?? '';
  if (!draft.known.components.includes(name)) {
    const meant = nearest(name, draft.known.components);
    report(draft, {
      line: place.line,
      column: place.column + (json.keys.get('component')?.value ?? 0),
      what: `Unknown component \`${name}\`.`,
      fix: meant
        ? `Did you mean \`${meant}\`?`
        : `The site has ${draft.known.components.join(', ') || 'none yet'}.`,
    });
    return null;
  }
  return { kind: 'component', name, props };
}
