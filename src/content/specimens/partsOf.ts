import type { AnatomyPart, ApiDoc, ComponentApi } from '@/model';

/** Selectors of the root elements of components, by name. */
export type RootClasses = ReadonlyMap<string, string>;

/** The class of each component's root, for slots that have none of their own; the product's components come first. */
export function listRoots(docs: readonly ApiDoc[], productId: string): RootClasses {
  const components = docs.filter((doc) => doc.kind === 'component');
  const others = components.filter((doc) => doc.productId !== productId);
  const own = components.filter((doc) => doc.productId === productId);
  return new Map(
    [...others, ...own].flatMap((doc): [string, string][] => {
      const root = doc.slots.find(({ name }) => name === 'root')?.className;
      const className = root ?? doc.classes.find(({ key }) => key === 'root')?.className;
      return className ? [[doc.name, className]] : [];
    }),
  );
}

/** The parts of a component: its slots, or, where it has none, what its classes style. */
export function partsOf(doc: ComponentApi, roots: RootClasses): AnatomyPart[] {
  const names = new Set(doc.props.map(({ name }) => name));
  const slots = doc.slots
    .filter(({ deprecated }) => deprecated === undefined)
    .map(({ name, className: own, default: made, replaceable }): AnatomyPart => {
      const className = own ?? roots.get(made ?? '');
      const isInSlotProps = replaceable && names.has('slotProps');
      const code = isInSlotProps ? slotPropsCode(name) : styleCode(own, names) || slotsCode(name);
      return { name, className, ...(made && { default: made.replace(/^'(.*)'$/, '$1') }), code };
    });
  if (slots.length > 0) return slots;
  return doc.classes
    .filter(({ isGlobal, deprecated }) => !isGlobal && deprecated === undefined)
    .map(({ key, className }) => ({ name: key, className, code: styleCode(className, names) }));
}

function slotPropsCode(name: string): string {
  return `slotProps={{\n  ${name}: { /* … */ },\n}}`;
}

function slotsCode(name: string): string {
  return `slots={{\n  ${name}: My${name.charAt(0).toUpperCase()}${name.slice(1)},\n}}`;
}

/** Where no prop reaches a part, its class does. */
function styleCode(className: string | undefined, names: ReadonlySet<string>): string {
  if (!className) return '';
  const isRoot = className.endsWith('-root');
  if (!names.has('sx')) return `${className} {\n  /* … */\n}`;
  return isRoot ? 'sx={{\n  /* … */\n}}' : `sx={{\n  '& ${className}': { /* … */ },\n}}`;
}
