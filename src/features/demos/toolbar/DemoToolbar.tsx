import { useEffect, useRef, useState } from 'react';
import { Code, Focus, RotateCcw } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { Button, IconButton, useRovingFocus } from '@/base/ui';
import { demoId, type DemoView } from '@/model';
import { loadCode } from '../edit/useCode';
import type { DemoViewing } from '../view/useDemoView';
import { fetchSource } from '../source/fetchSource';
import { StylingMenu } from '../styling/StylingMenu';
import { hasStylings } from '../styling/stylingOf';
import { CopySource } from './CopySource';
import styles from './DemoToolbar.module.css';
import { EditButtons } from './EditButtons';
import { LanguageButtons } from './LanguageButtons';
import { MoreMenu } from './MoreMenu';
import { useBriefMessage } from './useBriefMessage';
import { whenIdle } from './whenIdle';
import type { SandboxAccess } from './useSandbox';

interface DemoToolbarProps extends SandboxAccess {
  demo: DemoView;
  isOpen: boolean;
  onToggle: () => void;
  /** Id of the element that shows the code. */
  codeId: string;
  onResetFocus?: () => void;
  /** Undefined if the demo is on another page: then there is nothing to reset, and no view to choose. */
  onReset?: () => void;
  view: DemoViewing;
}

/**
 * Renders the toolbar of a demo. The order of the tools is part of the contract (§6). The tools need JavaScript, so the
 * server's HTML only reserves their space: on a page with many demos they would be a large part of it.
 */
export function DemoToolbar(props: DemoToolbarProps) {
  const t = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  useRovingFocus(bar, { items: '[data-tool]' });
  const [isReady, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true)), []);
  const { demo, isOpen } = props;
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('demo.toolbar', { name: demoId(demo) })}
      className={styles.toolbar}
      data-open={isOpen ? '' : undefined}
      data-styled={hasStylings(demo) ? '' : undefined}
    >
      {isReady && <Tools {...props} />}
    </div>
  );
}

function Tools({ demo, isOpen, ...props }: DemoToolbarProps) {
  const { onToggle, codeId, onResetFocus, onReset, loadSandbox, withEdits, view } = props;
  const access = { loadSandbox, withEdits, view };
  const t = useTranslate();
  const [said, say] = useBriefMessage<'copied' | 'linkCopied'>();
  const prefetch = () => void fetchSource(demo.sourceUrl).catch(() => {});
  return (
    <>
      {(isOpen || hasStylings(demo)) && (
        <span className={styles.choices}>
          <StylingMenu demo={demo} />
          {isOpen && <LanguageButtons />}
        </span>
      )}
      <CodeToggle {...{ isOpen, onToggle, codeId }} onIntent={prefetch} />
      {!demo.options.hideEditButton && <EditButtons demo={demo} {...access} />}
      <CopySource
        demo={demo}
        onIntent={prefetch}
        withEdits={withEdits}
        isCopied={said === 'copied'}
        onCopied={() => say('copied')}
      />
      {onReset && (
        <>
          <IconButton
            data-tool=""
            size="small"
            label={t('demo.resetFocus')}
            about={t('demo.resetFocusAbout')}
            tooltip="end"
            onClick={onResetFocus}
          >
            <Focus aria-hidden />
          </IconButton>
          <IconButton data-tool="" size="small" label={t('demo.resetDemo')} onClick={onReset}>
            <RotateCcw aria-hidden />
          </IconButton>
        </>
      )}
      <MoreMenu
        demo={demo}
        {...access}
        view={view}
        isElsewhere={!onReset}
        onLinkCopied={() => say('linkCopied')}
      />
      <span role="status" className={styles.said}>
        {said && t(`demo.${said}`)}
      </span>
    </>
  );
}

interface CodeToggleProps extends Pick<DemoToolbarProps, 'isOpen' | 'onToggle' | 'codeId'> {
  onIntent: () => void;
}

function CodeToggle({ isOpen, onToggle, codeId, onIntent }: CodeToggleProps) {
  const t = useTranslate();
  const prefetch = () => {
    onIntent();
    void loadCode().catch(() => {});
  };
  return (
    <Button
      data-tool=""
      variant="plain"
      size="small"
      aria-expanded={isOpen}
      aria-controls={codeId}
      className={styles.toggle}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={onToggle}
    >
      <Code aria-hidden className={styles.short} />
      <span className={styles.long}>{t(isOpen ? 'demo.hideCode' : 'demo.showCode')}</span>
    </Button>
  );
}
