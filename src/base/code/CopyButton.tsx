import { useTranslate } from '@/base/i18n';
import { useCopy } from './useCopy';

interface CopyButtonProps {
  /** What goes to the clipboard; a function is asked when the button is pressed. */
  text: string | (() => string | Promise<string>);
  /** What the button says and is called; "Copy" without it. */
  label?: string;
  className?: string;
}

const shownFor = 1200;

/** A button that copies a text and says "Copied" for a moment. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const t = useTranslate();
  const { isCopied, copy } = useCopy(shownFor);
  const onClick = async () => copy(typeof text === 'string' ? text : await text());
  return (
    <button type="button" className={className} onClick={onClick}>
      <span aria-live="polite">{isCopied ? t('code.copied') : (label ?? t('code.copy'))}</span>
    </button>
  );
}
