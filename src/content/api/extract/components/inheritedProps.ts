import type { ApiInheritance, ApiProp } from '@/model';
import type { Origin } from './origin';

/** Collects the inherited props of a component, grouped by where they come from. */
export class InheritedProps {
  private readonly groups = new Map<string, ApiInheritance>();

  /** Adds a prop to the group of its origin. */
  add(origin: Origin, prop: ApiProp): void {
    const entry = origin.kind === 'component' ? origin.entry : undefined;
    const from = entry?.name ?? (origin.kind === 'mapped' ? origin.from : '');
    const group = this.groups.get(from) ?? { from, props: [] };
    group.props.push(prop);
    this.groups.set(from, { ...group, ...(entry && { pathname: entry.pathname }) });
  }

  /** Returns the groups, without the component's own props. */
  list(ownProps: readonly ApiProp[]): ApiInheritance[] {
    const own = new Set(ownProps.map(({ name }) => name));
    return [...this.groups.values()].map((group) => {
      const props = group.props.filter(({ name }) => !own.has(name));
      return { ...group, props: byName(props) };
    });
  }
}

/** Sorts props by name. */
export function byName(props: readonly ApiProp[]): ApiProp[] {
  return [...props].sort((a, b) => (a.name < b.name ? -1 : 1));
}
