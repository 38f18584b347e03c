import type { DemoVariant, Playground, PlaygroundValues } from '@/model';
import { variablesOf, writtenProps } from './chosen';
import { joinCode } from './marked';
import { sliceCode } from './sliceCode';
import { writeElement } from './writeElement';
import { previewOf } from './previewOf';

/** Returns a variant of a demo with the reader's values in its code. */
export function writeVariant(
  variant: DemoVariant,
  { component, controls }: Playground,
  values: PlaygroundValues,
): DemoVariant {
  const { subject, files } = variant;
  const [file, ...others] = files;
  if (!subject || !file || Object.keys(values).length === 0) return variant;
  const element = writeElement({
    ...{ file, subject, component },
    props: writtenProps(controls, values),
    variables: variablesOf(controls, values),
  });
  const { code } = file;
  const whole = joinCode(
    sliceCode(file, { from: 0, to: subject.from }),
    element,
    sliceCode(file, { from: subject.to, to: code.length }),
  );
  const grown = element.code.length - (subject.to - subject.from);
  const { preview } = subject;
  const shown = preview && { from: preview.from, to: preview.to + grown };
  return {
    ...variant,
    files: [{ ...file, ...whole }, ...others],
    ...(shown && { previewHtml: previewOf(whole, shown) }),
  };
}
