import { Code } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import { loadCode } from '../edit/useCode';
import styles from './DemoToolbar.module.css';

interface CodeToggleProps {
  isOpen: boolean;
  onToggle: () => void;
  /** Id of the element that shows the code. */
  codeId: string;
  /** Called on hover and focus. */
  onIntent: () => void;
}

/** Renders the button that shows and hides the code, which it loads on hover and focus. */
export function CodeToggle({ isOpen, onToggle, codeId, onIntent }: CodeToggleProps) {
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
