import type { ApiProp } from '@/model';
import type { Export } from '../exports';
import type { Comment } from '../props';
import type { Script } from '../script';
import type { Origin } from './origin';

/** A component and what its code shows about its props. */
export interface CodedComponent {
  entry: Export;
  script: Script | undefined;
  /** Name of the component in its own script. */
  local: string;
  /** Props that its code passes to the component it renders. */
  passed: ReadonlyMap<string, string | undefined>;
}

/**
 * Sets the default of a prop. For inherited props the component's own code is a better source than the comments of
 * the component that declares them.
 */
export function withDefault(
  prop: ApiProp,
  { comment, origin }: { comment: Comment; origin: Origin },
  component: CodedComponent,
): ApiProp {
  const coded = component.script?.defaults.get(component.local)?.get(prop.name);
  const isOfOther = origin.kind === 'component' && origin.entry.symbol !== component.entry.symbol;
  const isNamed = /^(?!true$|false$|null$)[a-z_]\w*$/i.test(coded ?? '');
  if (comment.default !== undefined && (!isOfOther || isNamed)) return prop;
  if (coded !== undefined) return { ...prop, default: coded };
  if (!isOfOther || !component.passed.has(prop.name)) return prop;
  const passed = component.passed.get(prop.name);
  if (passed !== undefined) return { ...prop, default: passed };
  const open = { ...prop };
  delete open.default;
  return open;
}
