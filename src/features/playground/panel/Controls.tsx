import { RotateCcw } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import { startOf } from '../code/chosen';
import styles from '../Controls.module.css';
import { Control } from './Control';
import { useControls } from './useControls';
import type { PlaygroundPlace } from './applyAddress';
import { Presets } from './Presets';

interface ControlsProps extends PlaygroundPlace {
  /** Whether the reader is editing the code, which disables the controls. */
  isEditing: boolean;
}

/** Renders the controls of a playground. */
export function Controls({ isEditing, ...place }: ControlsProps) {
  const t = useTranslate();
  const state = useControls(place);
  const { name, playground } = place;
  return (
    <fieldset
      disabled={isEditing}
      className={styles.panel}
      aria-label={t('playground.label', { name })}
      data-playground=""
    >
      <div className={styles.bar}>
        <Presets presets={playground.presets} state={state} />
        <Button
          size="small"
          variant="plain"
          icon={<RotateCcw aria-hidden />}
          className={styles.reset}
          onClick={() => state.chooseAll({})}
        >
          {t('playground.reset')}
        </Button>
      </div>
      <div className={styles.grid}>
        {playground.controls.map((control) => (
          <Control
            key={control.name}
            control={control}
            value={state.values[control.name] ?? startOf(control)}
            onChange={(value) => state.choose(control.name, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
