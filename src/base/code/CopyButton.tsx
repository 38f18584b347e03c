import { useTranslate } from '@/base/i18n';
import { useCopy } from './useCopy';

interface CopyButtonProps {
  /** The text to copy, or a function that returns it when the button is pressed. */
  text: string | (() => string | Promise<string>);
  /** Text and accessible name of the button; "Copy" by default. */
  label?: string;
  className?: string;
}

const shownFor = 1200;

/** Renders a button that copies a text and then says "Copied" for a moment. */
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
