import type { ApiDoc, ComponentApi } from '@/model';
import type { AttributeNames } from './readAttributeNames';
import { propsOf, slotsOf, typesOf, membersOf } from './docNames';

/** Every API name that inline code may mention, by kind. */
export interface Reference {
  /** Components by product and name, `material-ui Button`. */
  components: ReadonlyMap<string, ComponentApi>;
  /** Components by name, from all products. */
  namesakes: ReadonlyMap<string, readonly ComponentApi[]>;
  componentNames: ReadonlySet<string>;
  hooks: ReadonlySet<string>;
  /** CSS class names without the dot, `MuiButton-root`. */
  classes: ReadonlySet<string>;
  /** Keys of `theme.components`, `MuiButton`. */
  themeNames: ReadonlySet<string>;
  /** The prefixes of theme names and classes, `Mui`. */
  prefixes: readonly string[];
  /** The packages' scopes, `@mui`. */
  scopes: ReadonlySet<string>;
  /** The packages' names, `@mui/material`. */
  packages: ReadonlySet<string>;
  slots: ReadonlySet<string>;
  /** Props of all components, and attributes of elements. */
  props: ReadonlySet<string>;
  /** Returns the names of a few components that have a prop. */
  ownersOf(prop: string): string[];
  attributes: ReadonlySet<string>;
  /** Returns the attributes that a component passes on to its root element, as far as known. */
  attributesOf(component: ComponentApi): ReadonlySet<string>;
  /** Names of interfaces, of their members, and of types that the reference shows. */
  types: ReadonlySet<string>;
  members: ReadonlySet<string>;
}

/** Indexes the references of all packages for fast lookups. */
export function indexReference(docs: readonly ApiDoc[], attributes: AttributeNames): Reference {
  const components = docs.filter((doc) => doc.kind === 'component');
  const classes = components.flatMap((doc) => doc.classes.map((it) => bare(it.className)));
  const themeNames = components.flatMap(({ themeName }) => themeName ?? []);
  return {
    components: new Map(components.map((doc) => [`${doc.productId} ${doc.name}`, doc])),
    namesakes: groupByName(components),
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
    props: new Set([...components.flatMap((doc) => propsOf(doc)), ...attributes.all]),
    ownersOf: (prop) =>
      components
        .filter((doc) => doc.props.some(({ name }) => name === prop))
        .slice(0, 3)
        .map(({ name }) => name),
    attributes: attributes.all,
    attributesOf: ({ element, attributesOf }) => attributes.namesFor(element ?? attributesOf),
    types: new Set(docs.flatMap(typesOf)),
    members: new Set(docs.flatMap(membersOf)),
  };
}

function groupByName(components: readonly ComponentApi[]): Map<string, ComponentApi[]> {
  const groups = new Map<string, ComponentApi[]>();
  for (const doc of components) groups.set(doc.name, [...(groups.get(doc.name) ?? []), doc]);
  return groups;
}

const bare = (className: string) => className.replace(/^\./, '');
