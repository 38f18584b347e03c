import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from '@/base/i18n';
import { spacingRange, useThemeSettings } from '@/base/theme/settings';
import { useThemeDispatch } from '@/base/theme/settings/useThemeDispatch';
import { Button, IconButton } from '@/base/ui';
import styles from './SettingsDrawer.module.css';

/** Renders the setting for the spacing unit in pixels, and a reset. */
export function SpacingSetting() {
  const t = useTranslate();
  const id = useId();
  const dispatch = useThemeDispatch();
  const { spacing } = useThemeSettings();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {t('settings.spacing')}
      </p>
      <div className={styles.spacing}>
        <IconButton
          label={t('settings.decreaseSpacing')}
          tooltip="start"
          aria-disabled={spacing === spacingRange.smallest}
          onClick={() => dispatch({ type: 'decreaseSpacing' })}
        >
          <Minus aria-hidden />
        </IconButton>
        <output className={styles.amount}>{t('settings.pixels', { count: spacing })}</output>
        <IconButton
          label={t('settings.increaseSpacing')}
          tooltip="end"
          aria-disabled={spacing === spacingRange.largest}
          onClick={() => dispatch({ type: 'increaseSpacing' })}
        >
          <Plus aria-hidden />
        </IconButton>
      </div>
      <Button
        size="small"
        variant="plain"
        className={styles.reset}
        onClick={() => dispatch({ type: 'resetDensity' })}
      >
        {t('settings.resetDensity')}
      </Button>
    </div>
  );
}
