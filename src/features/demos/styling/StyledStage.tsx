import type { ComponentType } from 'react';
import {
  demoId,
  demoKey,
  stylings,
  type CodeStyling,
  type DemoBlock,
  type DemoView,
} from '@/model';
import { DemoStage, type DemoStageProps } from '../stage/DemoStage';
import { Styled } from './Styled';

/** Properties of {@link StyledStage}. */
export interface StyledStageProps
  extends
    Omit<DemoBlock, 'kind' | 'demo'>,
    Pick<DemoStageProps, 'product' | 'resets' | 'hidden' | 'atOnce'> {
  demo: DemoView;
  /** Loads the demo's component in a styling. */
  load: (styling: CodeStyling) => Promise<ComponentType>;
}

/** Renders a demo in the styling that the reader chose, if it comes in several. */
export function StyledStage({ demo, html, styledHtml, load, ...options }: StyledStageProps) {
  const [fallback = stylings[0].styling, ...others] = demo.stylings;
  const stage = (styling: CodeStyling, markup: string) => (
    <DemoStage
      {...options}
      name={demoKey(demoId(demo), styling)}
      html={markup}
      load={() => load(styling)}
    />
  );
  if (others.length === 0) return stage(fallback, html);
  const rest = others.map((styling) => [styling, styledHtml?.[styling] ?? '']);
  return (
    <Styled
      name={`${demo.sourceUrl}#${demoId(demo)}.stage`}
      markup={{ [fallback]: html, ...Object.fromEntries(rest) }}
    >
      {(shown) => stage(shown.styling, shown.html)}
    </Styled>
  );
}
