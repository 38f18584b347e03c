import type { ApiDoc, ComponentApi } from '@/model';

/** Everything inline code may name, by kind. */
export interface Reference {
  /** By product and name, `material-ui Button`. */
  components: ReadonlyMap<string, ComponentApi>;
  componentNames: ReadonlySet<string>;
  hooks: ReadonlySet<string>;
  /** Without the dot, `MuiButton-root`. */
  classes: ReadonlySet<string>;
  /** Keys of `theme.components`, `MuiButton`. */
  themeNames: ReadonlySet<string>;
  /** What theme names and classes begin with, `Mui`. */
  prefixes: readonly string[];
  /** Names of the packages' scopes, `@mui`. */
  scopes: ReadonlySet<string>;
  /** Names of the packages themselves, `@mui/material`. */
  packages: ReadonlySet<string>;
  slots: ReadonlySet<string>;
  /** Props of all components, and attributes of elements. */
  props: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/** Makes the types of all packages quick to ask. */
export function indexReference(
  docs: readonly ApiDoc[],
  attributes: ReadonlySet<string>,
): Reference {
  const components = docs.filter((doc) => doc.kind === 'component');
  const classes = components.flatMap((doc) => doc.classes.map((it) => bare(it.className)));
  const themeNames = components.flatMap(({ themeName }) => themeName ?? []);
  return {
    components: new Map(components.map((doc) => [`${doc.productId} ${doc.name}`, doc])),
    componentNames: new Set(components.map(({ name }) => name)),
    hooks: new Set(docs.flatMap(({ kind, name }) => (kind === 'hook' ? name : []))),
    classes: new Set(classes),
    themeNames: new Set(themeNames),
    prefixes: [
      ...new Set(
        components.flatMap(({ name, themeName }) =>
          themeName?.endsWith(name) ? themeName.slice(0, -name.length) : [],
        ),
      ),
    ].filter(Boolean),
    scopes: new Set(docs.map(({ packageName }) => packageName.split('/')[0] ?? '')),
    packages: new Set(docs.map(({ packageName }) => packageName)),
    slots: new Set(components.flatMap((doc) => slotsOf(doc))),
    props: new Set([...components.flatMap((doc) => propsOf(doc)), ...attributes]),
    attributes,
  };
}

/** Every prop a component takes by the reference, its own first. */
export function propsOf({ props, inherited }: ComponentApi): string[] {
  return [...props, ...inherited.flatMap((it) => it.props)].map(({ name }) => name);
}

/** Names of a component's slots. */
export function slotsOf({ slots }: ComponentApi): string[] {
  return slots.map(({ name }) => name);
}

const bare = (className: string) => className.replace(/^\./, '');
