import type {
  ComponentApi,
  PlaygroundControl,
  PlaygroundProp,
  PlaygroundValue,
  PlaygroundVariable,
} from '@/model';
import { nearest, type FoundPlayground, literal } from '@/content/pages';
import { choiceOf, kindOfType } from './typeOf';

/** A problem of a playground, in words for its author. */
export interface Complaint {
  what: string;
  fix: string;
}

/** The controls of a playground, and the reasons why others could not be made. */
export interface PlannedControls {
  controls: PlaygroundControl[];
  complaints: Complaint[];
}

/** CSS colors by the values of `color` props. */
export type Swatches = Readonly<Record<string, string>>;

/** Props that come first if an author names none. */
const usual = ['variant', 'color', 'size', 'orientation'];

/** Makes a control for each prop and each CSS variable that the author names; by default, for all simple props. */
export function planControls(
  found: FoundPlayground,
  doc: ComponentApi,
  swatches: Swatches = {},
): PlannedControls {
  const { props, variables = {} } = found.options;
  const named = props ?? (found.options.variables ? [] : simpleProps(found, doc));
  const complaints: Complaint[] = [];
  const ofProps = named.flatMap((prop) => {
    const request = typeof prop === 'string' ? { name: prop } : prop;
    const control = controlOf(found, doc, request);
    if ('kind' in control) return [withSwatches(control, swatches)];
    complaints.push(control);
    return [];
  });
  const ofVariables = Object.entries(variables).map(([name, variable]) =>
    variableControl(name, variable),
  );
  const controls = [...ofProps, ...ofVariables];
  return { controls, complaints: [...complaints, ...checkPresets(found, controls)] };
}

/** Returns the component's own props for which the types alone define a control, the most common ones first. */
function simpleProps(found: FoundPlayground, doc: ComponentApi): string[] {
  const isSimple = ({ name, type, deprecated }: ComponentApi['props'][number]) =>
    deprecated === undefined &&
    found.given[name] !== null &&
    ['toggle', 'select', 'switch'].includes(kindOfType(type)?.kind ?? '');
  const names = doc.props.filter(isSimple).map(({ name }) => name);
  const rank = (name: string) => (usual.indexOf(name) + usual.length + 1) % (usual.length + 1);
  return names.sort((a, b) => rank(a) - rank(b));
}

function controlOf(
  found: FoundPlayground,
  doc: ComponentApi,
  request: PlaygroundProp,
): PlaygroundControl | Complaint {
  const { name } = request;
  if (name === 'children') return childrenControl(found);
  const all = [...doc.props, ...doc.inherited.flatMap(({ props }) => props)];
  const prop = all.find((one) => one.name === name);
  if (!prop) {
    const known = all.map((one) => one.name);
    return unknownProp(doc, name, known);
  }
  const given = found.given[name];
  if (given === null) {
    return {
      what: `The demo computes \`${name}\`: no control can set it.`,
      fix: 'Give it a literal in the demo, or leave it out there or here.',
    };
  }
  const { options, ...range } = request;
  const kind = options ? choiceOf(options) : kindOfType(prop.type);
  if (!kind) {
    return {
      what: `No control fits \`${name}\`, whose type is \`${prop.type}\`.`,
      fix: 'Name its values with `"options"`, or leave it out.',
    };
  }
  const fallback = prop.default === undefined ? null : literal(prop.default);
  return withRange({
    ...kind,
    ...range,
    ...(fallback !== null && { fallback }),
    ...(given !== undefined && { given }),
    ...(kind.kind === 'switch' && fallback === null && { fallback: false }),
  });
}

function unknownProp(doc: ComponentApi, name: string, known: readonly string[]): Complaint {
  const meant = nearest(name, known);
  return {
    what: `\`${doc.name}\` has no prop \`${name}\`.`,
    fix: meant ? `Did you mean \`${meant}\`?` : 'Use the props of its reference.',
  };
}

/** Turns a choice into one of colors if at least two of them have swatches. */
function withSwatches(control: PlaygroundControl, known: Swatches): PlaygroundControl {
  const { name, options = [] } = control;
  if (name !== 'color') return control;
  const shown = options.map(String).flatMap((option): [string, string][] => {
    const color = known[option];
    return color === undefined ? [] : [[option, color]];
  });
  if (shown.length < 2) return control;
  return { ...control, kind: 'color', swatches: Object.fromEntries(shown) };
}

function childrenControl({ name, text }: FoundPlayground): PlaygroundControl | Complaint {
  if (text !== undefined) return { name: 'children', kind: 'text', given: text };
  return {
    what: `The children of \`${name}\` are more than text: no control can set them.`,
    fix: 'Remove `children` from the props, or give it a text in the demo.',
  };
}

/** Numbers that a component uses as a step or a divisor: 0 makes it throw or loop forever. */
const isStep = (name: string) => /(step|precision)s?$/i.test(name);

/** Adds a range around its initial value to a number without a range. */
function withRange(control: PlaygroundControl): PlaygroundControl {
  if (control.kind !== 'number') return control;
  const start = Number(control.given ?? control.fallback ?? 0);
  const least = isStep(control.name) ? Math.min(1, start || 1) : Math.min(0, start);
  const { min = least, max = start > 10 ? 2 * start : 10, step = 1 } = control;
  return { ...control, min, max, step };
}

function variableControl(name: string, variable: PlaygroundVariable): PlaygroundControl {
  const [fallback, min, max, unit = 'px'] = variable;
  const step = max - min > 2 ? 1 : (max - min) / 20;
  return { name, kind: 'number', fallback, min, max, step, unit };
}

function checkPresets(found: FoundPlayground, controls: readonly PlaygroundControl[]): Complaint[] {
  return Object.entries(found.options.presets ?? {}).flatMap(([preset, values]) =>
    Object.entries(values).flatMap(([name, value]) => {
      const control = controls.find((one) => one.name === name);
      if (control && fits(control, value)) return [];
      const meant = nearest(
        control ? String(value) : name,
        control ? (control.options ?? []).map(String) : controls.map((one) => one.name),
      );
      const what = control
        ? `The preset \`${preset}\` gives \`${JSON.stringify(value)}\` to \`${name}\`.`
        : `The preset \`${preset}\` sets \`${name}\`, which has no control.`;
      return [
        { what, fix: meant ? `Did you mean \`${meant}\`?` : 'Use the values of its control.' },
      ];
    }),
  );
}

function fits({ kind, options }: PlaygroundControl, value: PlaygroundValue): boolean {
  if (options) return options.includes(value as string);
  return typeof value === { switch: 'boolean', number: 'number', text: 'string' }[kind as 'text'];
}
