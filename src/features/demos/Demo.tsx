import {
  useCallback,
  useId,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
} from 'react';
import { useTranslate } from '@/base/i18n';
import type { CodeStyling, DemoView, ProductFacts } from '@/model';
import styles from './Demo.module.css';
import { DemoCode } from './source/DemoCode';
import { ShownDemo } from './stage/ShownDemo';
import { StyledCode } from './styling/StyledCode';
import type { StyledStageProps } from './styling/StyledStage';
import { DemoToolbar } from './toolbar/DemoToolbar';
import type { LoadSandbox } from './toolbar/useSandbox';
import { useDemoHash } from './useDemoHash';
import { useDemoView } from './view/useDemoView';

/** Properties of {@link Demo}. */
export interface DemoProps {
  demo: DemoView;
  /** The demo's server-rendered markup; empty while the page hydrates, and for demos in a frame. */
  html: string;
  styledHtml?: StyledStageProps['styledHtml'];
  /** Loads the demo's component in a styling, when the reader comes near. */
  load: (styling: CodeStyling) => Promise<ComponentType>;
  /** Loads what opens the demo elsewhere, when the reader asks for it. */
  loadSandbox: LoadSandbox;
  /** The product whose issues are told of a failing demo. */
  product?: ProductFacts;
}

/** A demo with its toolbar and its code. */
export function Demo({ demo, html, styledHtml, load, loadSandbox, product }: DemoProps) {
  const t = useTranslate();
  const { name, options } = demo;
  const box = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLSpanElement>(null);
  const [resets, setResets] = useState(0);
  const codeId = useId();
  const [isOpen, setOpen] = useState(options.defaultCodeOpen === true);
  useDemoHash(box, { name, openCode: useCallback(() => setOpen(true), []) });
  const view = useDemoView(demo.frameUrl, box);
  // A window of its own has the width that its reader wants.
  const width: CSSProperties | undefined =
    options.maxWidth && view.isUsual ? { maxInlineSize: options.maxWidth } : undefined;
  return (
    <div ref={box} id={name} data-demo={name} className={styles.demo}>
      <span ref={start} tabIndex={-1} className={styles.start}>
        {t('demo.start', { name })}
      </span>
      <div className={styles.frame} data-bg={String(options.bg ?? 'none')}>
        <div className={styles.width} style={width}>
          <ShownDemo {...{ demo, view, html, styledHtml, load, product, resets }} />
        </div>
      </div>
      {!options.hideToolbar && (
        <DemoToolbar
          demo={demo}
          isOpen={isOpen}
          onToggle={() => setOpen((open) => !open)}
          codeId={codeId}
          onResetFocus={() => start.current?.focus()}
          onReset={() => setResets((count) => count + 1)}
          loadSandbox={loadSandbox}
          view={view}
        />
      )}
      <div id={codeId} className={styles.code}>
        {isOpen ? <DemoCode demo={demo} /> : <StyledCode demo={demo} part="previewHtml" />}
      </div>
    </div>
  );
}
