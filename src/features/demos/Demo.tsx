import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { useTranslate } from '@/base/i18n';
import { demoId, type CodeStyling, type DemoView, type ProductFacts } from '@/model';
import styles from './Demo.module.css';
import { CodeArea } from './edit/CodeArea';
import type { LoadEditor } from './edit/EditorProps';
import { CodeChangeProvider, type ChangeCode } from './source/changes';
import { ShownDemo } from './stage/ShownDemo';
import type { StyledStageProps } from './styling/StyledStage';
import { DemoToolbar } from './toolbar/DemoToolbar';
import type { LoadSandbox } from './toolbar/useSandbox';
import { useDemo } from './useDemo';

/** Properties of {@link Demo}. */
export interface DemoProps {
  demo: DemoView;
  /** The demo's server-rendered markup; empty while the page hydrates, and for demos in a frame. */
  html: string;
  styledHtml?: StyledStageProps['styledHtml'];
  /** Loads the demo's component in a styling. Called when the demo comes near the viewport. */
  load: (styling: CodeStyling) => Promise<ComponentType>;
  /** Loads the function that opens the demo in a sandbox. Called on hover, focus or click. */
  loadSandbox: LoadSandbox;
  /** Loads the live editor. Called when the reader starts to edit. */
  loadEditor: LoadEditor;
  /** Shown below the demo once the reader has opened the code. */
  ad?: ReactNode;
  /** Product whose issue tracker gets a link when the demo fails. */
  product?: ProductFacts;
  /** Controls of a playground, which change the demo and its code. */
  playground?: DemoPlayground;
}

/** A playground's controls and what they change. */
export interface DemoPlayground {
  renderControls: (isEditing: boolean) => ReactNode;
  /** Applies the chosen values to the code; undefined while nothing is chosen. */
  change?: ChangeCode;
  isUsed: boolean;
  reset: () => void;
}

/** Renders a demo with its toolbar and its code. */
export function Demo(props: DemoProps) {
  const { demo, html, styledHtml, load, loadSandbox, loadEditor, ad, product, playground } = props;
  const t = useTranslate();
  const { name, options } = demo;
  const id = demoId(demo);
  const { box, start, stage, edit, view, code, resets, reset } = useDemo(demo, loadEditor);
  // A framed demo has the width that the reader chose, not the author's.
  const width: CSSProperties | undefined =
    options.maxWidth && view.isUsual ? { maxInlineSize: options.maxWidth } : undefined;
  return (
    <CodeChangeProvider value={playground?.change}>
      <div ref={box} id={id} data-demo={name} className={styles.demo}>
        <span ref={start} tabIndex={-1} data-start="" className={styles.start}>
          {t('demo.start', { name: id })}
        </span>
        <div
          ref={stage}
          className={styles.frame}
          data-bg={String(options.bg ?? 'none')}
          data-steady={playground ? '' : undefined}
        >
          <div className={styles.width} style={width}>
            <ShownDemo
              {...{ demo, view, html, styledHtml, load, product, resets }}
              atOnce={playground?.isUsed}
            />
          </div>
        </div>
        {playground?.renderControls(edit.opened !== undefined)}
        {!options.hideToolbar && (
          <DemoToolbar
            {...{ demo, view, loadSandbox }}
            isOpen={code.isOpen}
            onToggle={code.toggle}
            codeId={code.id}
            onResetFocus={() => start.current?.focus()}
            onReset={() => {
              playground?.reset();
              reset();
            }}
            withEdits={edit.withEdits}
          />
        )}
        <div id={code.id} className={styles.code}>
          <CodeArea {...{ demo, edit, view, box }} isOpen={code.isOpen} onLeave={code.leave} />
        </div>
        {code.wasOpened && ad}
      </div>
    </CodeChangeProvider>
  );
}
