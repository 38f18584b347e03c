import { useTranslate } from '@/base/i18n';
import { textOn } from '@/base/theme/settings/textOn';
import styles from './Colors.module.css';

/** Contrast that text needs by WCAG 2, level AA. */
const readable = 4.5;

/** Renders the contrast of text on a color, with a sample. */
export function ContrastNote({ color }: { color: string }) {
  const t = useTranslate();
  const text = textOn(color);
  const isReadable = text.ratio >= readable;
  // Rounded down: 4.49 must not look like the required 4.5.
  const ratio = (Math.floor(text.ratio * 10) / 10).toFixed(1);
  return (
    <p className={styles.note} data-low={isReadable ? undefined : ''}>
      {t(isReadable ? 'settings.contrast' : 'settings.lowContrast', {
        text: t(`settings.${text.color}Text`),
        ratio,
      })}
    </p>
  );
}
