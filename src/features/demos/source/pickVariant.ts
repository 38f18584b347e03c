import type { CodeStyling, CodeVariant, DemoSource, DemoVariant } from '@/model';

/** The reader's choice of language and styling. */
export interface SourceChoice {
  language: CodeVariant;
  styling: CodeStyling;
}

/** Returns the variant that fits best. Styling takes precedence over language; a demo may lack either. */
export function pickVariant(
  { variants }: DemoSource,
  choice: SourceChoice,
): DemoVariant | undefined {
  const styled = variants.filter((variant) => variant.styling === choice.styling);
  const candidates = styled.length > 0 ? styled : variants;
  return candidates.find((variant) => variant.language === choice.language) ?? candidates[0];
}
