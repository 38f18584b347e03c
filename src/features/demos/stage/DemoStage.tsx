import { useRef, useState } from 'react';
import { DemoProblem } from '../DemoProblem';
import styles from './DemoStage.module.css';
import { useIsland, type IslandOptions } from './useIsland';
import { usePausedOffscreen } from './usePausedOffscreen';

/** Properties of {@link DemoStage}. */
export interface DemoStageProps extends IslandOptions {
  /** The demo's server-rendered markup; empty while the page hydrates. */
  html: string;
  /** Centered in a box, or laid out as a page of its own. */
  layout?: 'box' | 'page';
  /** Hides the demo without unmounting it. */
  hidden?: boolean;
}

/** Renders a demo: the server's markup first, hydrated when it comes near the viewport. */
export function DemoStage({ html, layout = 'box', hidden, ...options }: DemoStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { state, retry } = useIsland(container, options);
  usePausedOffscreen(stage);
  const [markup, setMarkup] = useState(html);
  // A live container belongs to the demo's own root: new markup would replace elements that the root updates.
  if (state !== 'live' && html !== '' && html !== markup) setMarkup(html);
  return (
    <div
      ref={stage}
      className={styles.stage}
      hidden={hidden}
      data-demo-stage=""
      data-live={state === 'live' ? '' : undefined}
    >
      <div
        ref={container}
        className={styles[layout]}
        data-markup=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      {state === 'failed' && <DemoProblem kind="notLoaded" onRetry={retry} />}
    </div>
  );
}
