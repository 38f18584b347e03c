import { useTransientState } from '@/base/hooks';
import { useTranslate } from '@/base/i18n';
import type { DemoView } from '@/model';
import { fetchSource } from '../source/fetchSource';
import { StylingMenu } from '../styling/StylingMenu';
import { hasStylings } from '../styling/stylingOf';
import type { DemoViewing } from '../view/useDemoView';
import { CodeToggle } from './CodeToggle';
import { CopySource } from './CopySource';
import styles from './DemoToolbar.module.css';
import { EditButtons } from './EditButtons';
import { LanguageButtons } from './LanguageButtons';
import { MoreMenu } from './MoreMenu';
import { ResetButtons } from './ResetButtons';
import type { SandboxAccess } from './useSandbox';

/** Milliseconds for which the toolbar says what was copied. */
const shownFor = 1200;

/** Properties of {@link DemoTools}. */
export interface DemoToolsProps extends SandboxAccess {
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

/** Renders the tools of a demo. Their order is part of the contract (§6). */
export function DemoTools({ demo, isOpen, ...props }: DemoToolsProps) {
  const { onToggle, codeId, onResetFocus, onReset, loadSandbox, withEdits, view } = props;
  const access = { loadSandbox, withEdits, view };
  const t = useTranslate();
  const [said, say] = useTransientState<'copied' | 'linkCopied'>(shownFor);
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
      {onReset && <ResetButtons onResetFocus={onResetFocus} onReset={onReset} />}
      <MoreMenu
        demo={demo}
        {...access}
        isElsewhere={!onReset}
        onLinkCopied={() => say('linkCopied')}
      />
      <span role="status" className={styles.said}>
        {said && t(`demo.${said}`)}
      </span>
    </>
  );
}
