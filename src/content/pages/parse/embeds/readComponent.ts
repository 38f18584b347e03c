import type { ComponentBlock } from '@/model';
import { nearest } from '../../read';
import { report, type Draft } from '../draft';
import { positionOf } from '../place';
import type { Embed } from './readJson';

/** Components that other sites embed and that every page here has anyway: links below the heading, and tabs. */
const renderedByPage: readonly string[] = ['ComponentLinkHeader', 'ComponentPageTabs'];

/**
 * Returns the name of the component that a line embeds, without its folder; undefined if nothing is to be rendered.
 */
export function componentName(written: string): string | undefined {
  const name =
    written
      .replace(/\.[jt]sx?$/, '')
      .split('/')
      .at(-1) ?? '';
  return renderedByPage.includes(name) ? undefined : name;
}

/**
 * Converts `{{"component": "modules/components/Name", …props}}` to a block; its name must be a component of the site.
 * Components that every page has are accepted and ignored.
 */
export function readComponent(draft: Draft, { token, json }: Embed): ComponentBlock | null {
  const { component, ...props } = json.value;
  const place = positionOf(draft, token);
  const name = componentName(String(component));
  if (name === undefined) return null;
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
