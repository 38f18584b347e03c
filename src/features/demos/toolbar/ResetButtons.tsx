import { Focus, RotateCcw } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { IconButton } from '@/base/ui';

interface ResetButtonsProps {
  onResetFocus?: () => void;
  onReset: () => void;
}

/** Renders the buttons that move the focus to the start of a demo, and that reset the demo. */
export function ResetButtons({ onResetFocus, onReset }: ResetButtonsProps) {
  const t = useTranslate();
  return (
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
  );
}
