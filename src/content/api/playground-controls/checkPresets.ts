import type { PlaygroundControl, PlaygroundValue } from '@/model';
import { nearest, type FoundPlayground } from '@/content/pages';
import type { Complaint } from './controlOf';

/** Reports presets that set what has no control, or a value that its control does not have. */
export function checkPresets(
  found: FoundPlayground,
  controls: readonly PlaygroundControl[],
): Complaint[] {
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

/** The type of the values that a control without options sets. */
const valueTypes: Partial<Record<PlaygroundControl['kind'], string>> = {
  switch: 'boolean',
  number: 'number',
  text: 'string',
};

function fits({ kind, options }: PlaygroundControl, value: PlaygroundValue): boolean {
  if (options) return options.some((option) => option === value);
  return typeof value === valueTypes[kind];
}
