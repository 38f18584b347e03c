import type { ComponentApi } from '@/model';

/** A part of a component that readers can point at. */
export interface AnatomyPart {
  name: string;
  /** Selector of its elements, `.MuiButton-startIcon`; missing where they have no class of their own. */
  className?: string;
  /** Element or component it is made of by default. */
  default?: string;
  /** Code that reaches it. */
  code: string;
}

/** The parts of a component: its slots, or, where it has none, what its classes style. */
export function partsOf(doc: ComponentApi): AnatomyPart[] {
  const names = new Set(doc.props.map(({ name }) => name));
  const slots = doc.slots
    .filter(({ deprecated }) => deprecated === undefined)
    .map(({ name, className, default: made, replaceable }) => {
      const isInSlotProps = replaceable && names.has('slotProps');
      const code = isInSlotProps ? slotPropsCode(name) : styleCode(className, names);
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

/** Where no prop reaches a part, its class does. */
function styleCode(className: string | undefined, names: ReadonlySet<string>): string {
  if (!className) return '';
  const isRoot = className.endsWith('-root');
  if (!names.has('sx')) return `${className} {\n  /* … */\n}`;
  return isRoot ? 'sx={{\n  /* … */\n}}' : `sx={{\n  '& ${className}': { /* … */ },\n}}`;
}
