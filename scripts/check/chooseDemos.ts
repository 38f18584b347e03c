import type { DemoSource } from '@/model';

/** A demo and the product that shows it. */
export interface OwnedDemo {
  product: string;
  source: DemoSource;
}

/**
 * Chooses few demos that together cover all products, all stylings, and all packages of the given scopes (`@org/`) that
 * demos import. Greedy: each next demo is the one that adds most.
 */
export function chooseDemos(demos: readonly OwnedDemo[], scopes: ReadonlySet<string>): OwnedDemo[] {
  const traits = new Map(demos.map((demo) => [demo, traitsOf(demo, scopes)]));
  const open = new Set([...traits.values()].flat());
  const chosen: OwnedDemo[] = [];
  while (open.size > 0) {
    const gain = (demo: OwnedDemo) =>
      (traits.get(demo) ?? []).filter((one) => open.has(one)).length;
    const best = demos.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    chosen.push(best);
    traits.get(best)?.forEach((trait) => open.delete(trait));
  }
  return chosen;
}

function traitsOf({ product, source }: OwnedDemo, scopes: ReadonlySet<string>): string[] {
  const documented = source.dependencies.filter((name) =>
    [...scopes].some((scope) => name.startsWith(scope)),
  );
  const stylings = source.variants.map(({ styling }) => styling);
  return [product, ...documented, ...new Set(stylings)];
}
