import { useTranslate } from '@/base/i18n';
import type { PlaygroundValues } from '@/model';
import styles from '../Controls.module.css';
import type { ControlsState } from './useControls';

interface PresetsProps {
  presets: Readonly<Record<string, PlaygroundValues>>;
  state: ControlsState;
}

/** Renders the choice of the author's presets; nothing if there are none. */
export function Presets({ presets, state }: PresetsProps) {
  const t = useTranslate();
  const names = Object.keys(presets);
  if (names.length === 0) return null;
  return (
    <select
      className={styles.field}
      aria-label={t('playground.presets')}
      value=""
      onChange={({ target }) => state.chooseAll(presets[target.value] ?? {})}
    >
      <option value="" disabled>
        {t('playground.presets')}
      </option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
