import type { ComponentApi, PlaygroundControl } from '@/model';
import type { FoundPlayground } from '@/content/pages';
import { kindOfType } from './typeOf';
import { variableControl } from './numberControls';
import { controlOf, type Complaint } from './controlOf';
import { checkPresets } from './checkPresets';

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
