import type { AnatomyPart, ApiSlot, ComponentApi } from '@/model';
import { capitalize } from '@/model/capitalize';
import type { RootClasses } from './listRoots';

/**
 * Returns the parts of a component: its slots and, if at most one of them has a class of its own, the elements of its
 * other classes.
 */
export function partsOf(doc: ComponentApi, roots: RootClasses): AnatomyPart[] {
  const names = new Set(doc.props.map(({ name }) => name));
  const slots = slotsOf(doc, roots, names);
  if (doc.slots.filter(({ className }) => className).length > 1) return slots;
  const listed = new Set(slots.map(({ name }) => name));
  const classes = doc.classes
    .filter(({ isGlobal, deprecated }) => !isGlobal && deprecated === undefined)
    .filter(({ key }) => !listed.has(key))
    .map(({ key, className }) => ({ name: key, className, code: styleCode(className, names) }));
  return [...slots, ...classes];
}

function slotsOf(doc: ComponentApi, roots: RootClasses, names: ReadonlySet<string>): AnatomyPart[] {
  const slots = doc.slots.filter(({ deprecated }) => deprecated === undefined);
  const meant = slots.map((slot) => slot.className ?? classOfContent(slot, doc.packageName, roots));
  return slots.map(({ name, className: own, default: made, replaceable }, index) => {
    // A class that several slots share identifies none of them.
    const isShared = meant.filter((other) => other === meant[index]).length > 1;
    const className = own ?? (isShared ? undefined : meant[index]);
    const isInSlotProps = replaceable && names.has('slotProps');
    const code = isInSlotProps ? slotPropsCode(name) : styleCode(own, names) || slotsCode(name);
    const isFilled = made && made !== 'null';
    const filling = isFilled ? { default: made.replace(/^'(.*)'$/, '$1') } : {};
    return { name, className, ...filling, code };
  });
}

/**
 * Returns the root class of the component that fills a slot by default: the named one, or one of the same package with
 * the slot's name, with or without "Element".
 */
function classOfContent(
  { name, default: made = '' }: ApiSlot,
  packageName: string,
  roots: RootClasses,
): string | undefined {
  const named = roots.get(/^\w+/.exec(made)?.[0] ?? '');
  if (named) return named.className;
  const component = capitalize(name);
  const meant = roots.get(component) ?? roots.get(`${component}Element`);
  return meant?.packageName === packageName ? meant.className : undefined;
}

function slotPropsCode(name: string): string {
  return `slotProps={{\n  ${name}: { /* … */ },\n}}`;
}

function slotsCode(name: string): string {
  return `slots={{\n  ${name}: My${capitalize(name)},\n}}`;
}

/** Returns code that styles a part by its class, for parts that no prop reaches. */
function styleCode(className: string | undefined, names: ReadonlySet<string>): string {
  if (!className) return '';
  const isRoot = className.endsWith('-root');
  if (!names.has('sx')) return `${className} {\n  /* … */\n}`;
  return isRoot ? 'sx={{\n  /* … */\n}}' : `sx={{\n  '& ${className}': { /* … */ },\n}}`;
}
