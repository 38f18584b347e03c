import { StyledStage, type StyledStageProps } from '../styling/StyledStage';
import type { DemoViewing } from '../view/useDemoView';
import { usualFrameHeight } from '../view/viewOptions';
import { DemoFrame } from './DemoFrame';

/** Properties of {@link ShownDemo}. */
export interface ShownDemoProps extends Omit<StyledStageProps, 'hidden'> {
  view: DemoViewing;
}

/**
 * Renders a demo in the page, or in an iframe if its author asks for one or the reader has changed the view. Meanwhile
 * the demo in the page stays mounted and hidden.
 */
export function ShownDemo({ view, ...stage }: ShownDemoProps) {
  const { name, options } = stage.demo;
  const { resets } = stage;
  const frame = { name, src: view.address, width: view.width };
  if (options.iframe) {
    return <DemoFrame key={resets} {...frame} height={options.height ?? usualFrameHeight} />;
  }
  return (
    <>
      <StyledStage {...stage} hidden={!view.isUsual} />
      {!view.isUsual && <DemoFrame key={resets} {...frame} startHeight={view.height} />}
    </>
  );
}
