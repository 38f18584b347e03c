import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Pencil } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import styles from './ClickableCode.module.css';
import type { LiveEdit } from './useLiveEdit';

/** Renders a button to edit code above it. A click into the code starts the editor too. */
export function ClickableCode({ edit, children }: { edit: LiveEdit; children: ReactNode }) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useClickToEdit(box, edit.start);
  return (
    <>
      <div className={styles.bar}>
        <Button
          size="small"
          variant="plain"
          icon={<Pencil aria-hidden />}
          onPointerEnter={edit.prefetch}
          onFocus={edit.prefetch}
          onClick={() => edit.start()}
        >
          {t('demo.edit')}
        </Button>
        <span role="status">{t(edit.failed ? 'demo.noEditor' : 'demo.editHint')}</span>
      </div>
      <div ref={box} className={styles.code}>
        {children}
      </div>
    </>
  );
}

/** Starts the editor on a click into the code, unless the click selects text or hits a control. */
function useClickToEdit(box: RefObject<HTMLElement | null>, start: () => void): void {
  useEffect(() => {
    const element = box.current;
    const onClick = ({ target, detail, pointerType }: MouseEvent & { pointerType?: string }) => {
      // Touches may be accidental; a double click selects a word.
      if (pointerType === 'touch' || detail !== 1) return;
      const isInCode = target instanceof Element && target.closest('pre code') !== null;
      if (isInCode && window.getSelection()?.isCollapsed !== false) start();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [box, start]);
}
