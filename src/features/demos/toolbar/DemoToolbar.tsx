import { useRef } from 'react';
import { useTranslate } from '@/base/i18n';
import { Button, useRovingFocus } from '@/base/ui';
import type { DemoView } from '@/model';
import { fetchSource } from '../source/fetchSource';
import { CopySource } from './CopySource';
import styles from './DemoToolbar.module.css';
import { LanguageButtons } from './LanguageButtons';
import { MoreMenu } from './MoreMenu';

interface DemoToolbarProps {
  demo: DemoView;
  isOpen: boolean;
  onToggle: () => void;
  /** Id of the element that shows the code. */
  codeId: string;
}

/** What a reader can do with a demo. The order of the tools is part of the contract (§6). */
export function DemoToolbar({ demo, isOpen, onToggle, codeId }: DemoToolbarProps) {
  const t = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  useRovingFocus(bar, { items: '[data-tool]' });
  const prefetch = () => void fetchSource(demo.sourceUrl).catch(() => {});
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('demo.toolbar', { name: demo.name })}
      className={styles.toolbar}
    >
      {isOpen && <LanguageButtons />}
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
        {t(isOpen ? 'demo.hideCode' : 'demo.showCode')}
      </Button>
      <CopySource demo={demo} onIntent={prefetch} />
      <MoreMenu demo={demo} />
    </div>
  );
}
