import type { CSSProperties } from 'react';
import { useTranslate } from '@/base/i18n';
import { useThemeSettings } from '@/base/theme/settings';
import { useThemeDispatch } from '@/base/theme/settings/useThemeDispatch';
import styles from './Colors.module.css';
import { palettes, type Palette } from './palettes';

/** Renders the palettes as buttons that show both colors. */
export function PaletteChoices() {
  const t = useTranslate();
  const dispatch = useThemeDispatch();
  const { primary, secondary } = useThemeSettings().paletteColors;
  const isChosen = (palette: Palette) =>
    palette.primary === primary?.main && palette.secondary === secondary?.main;
  const choose = (palette: Palette) =>
    dispatch({
      type: 'change',
      paletteColors: { primary: { main: palette.primary }, secondary: { main: palette.secondary } },
    });
  return (
    <div role="group" aria-label={t('settings.palettes')} className={styles.palettes}>
      {palettes.map((palette) => (
        <button
          key={palette.name}
          type="button"
          title={t(`settings.palette.${palette.name}`)}
          aria-label={t(`settings.palette.${palette.name}`)}
          aria-pressed={isChosen(palette)}
          className={styles.palette}
          style={{ '--one': palette.primary, '--other': palette.secondary } as CSSProperties}
          onClick={() => choose(palette)}
        />
      ))}
    </div>
  );
}
