import type { PlaygroundControl, PlaygroundValue } from '@/model';

/** Properties of `Control`. */
export interface ControlProps {
  control: PlaygroundControl;
  value: PlaygroundValue | undefined;
  /** Called with the chosen value; undefined resets it. */
  onChange: (value: PlaygroundValue | undefined) => void;
}

/** Properties of the input for one value. */
export interface FieldProps extends ControlProps {
  /** Id of the input, or of the element that names it. */
  id: string;
}

/** Returns a number with its unit; empty without a value. */
export function numberText({ control, value }: ControlProps): string {
  return value === undefined ? '' : `${value}${control.unit ?? ''}`;
}
