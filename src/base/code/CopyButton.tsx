import { useTranslate } from '@/base/i18n';
import { useCopy } from './useCopy';

interface CopyButtonProps {
  text: string;
  /** Text and accessible name of the button; "Copy" by default. */
  label?: string;
  className?: string;
}

const shownFor = 1200;

/** Renders a button that copies `text` and then says "Copied" for a moment. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const t = useTranslate();
  const { isCopied, copy } = useCopy(shownFor);
  return (
    <button type="button" className={className} onClick={() => void copy(text)}>
      <span aria-live="polite">{isCopied ? t('code.copied') : (label ?? t('code.copy'))}</span>
    </button>
  );
}
