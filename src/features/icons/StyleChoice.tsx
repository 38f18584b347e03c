import { useId } from 'react';
import { useTranslate } from '@/base/i18n';
import type { IconStyleFile } from '@/model';
import styles from './SearchForm.module.css';

/** Properties of {@link StyleChoice}. */
export interface StyleChoiceProps {
  style: IconStyleFile;
  styles: readonly IconStyleFile[];
  onChoose: (style: IconStyleFile) => void;
  /** Called on hover and focus of a style. */
  onIntent: (style: IconStyleFile) => void;
}

/** Renders the choice of style as radio buttons. */
export function StyleChoice({ style, styles: all, onChoose, onIntent }: StyleChoiceProps) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('icons.style')}</legend>
      {all.map((one) => (
        <label key={one.name} className={styles.option} onPointerEnter={() => onIntent(one)}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={one.name === style.name}
            onChange={() => onChoose(one)}
          />
          {one.name}
        </label>
      ))}
    </fieldset>
  );
}
