import type { CodeStyling, CodeVariant, DemoSource, DemoVariant } from '@/model';

/** What the reader prefers to read. */
export interface SourceChoice {
  language: CodeVariant;
  styling: CodeStyling;
}

/** The variant that fits best: styling before language, for a demo may lack either. */
export function pickVariant(
  { variants }: DemoSource,
  choice: SourceChoice,
): DemoVariant | undefined {
  const styled = variants.filter((variant) => variant.styling === choice.styling);
  const candidates = styled.length > 0 ? styled : variants;
  return candidates.find((variant) => variant.language === choice.language) ?? candidates[0];
}
