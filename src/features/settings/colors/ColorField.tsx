import { useId } from 'react';
import { useTranslate } from '@/base/i18n';
import { useThemeSettings } from '@/base/theme/settings';
import type { ColorRole } from '@/base/theme/settings/paletteColors';
import { useThemeDispatch } from '@/base/theme/settings/useThemeDispatch';
import styles from './Colors.module.css';
import { ContrastNote } from './ContrastNote';
import { HexField } from './HexField';

/** Renders the fields for the color of a role: a color picker and a hex field, with the contrast of text on it. */
export function ColorField({ role }: { role: ColorRole }) {
  const t = useTranslate();
  const id = useId();
  const dispatch = useThemeDispatch();
  const { paletteColors } = useThemeSettings();
  const color = paletteColors[role]?.main ?? readShownColor(role);
  const choose = (main: string) =>
    dispatch({ type: 'change', paletteColors: { ...paletteColors, [role]: { main } } });
  return (
    <div className={styles.field}>
      <input
        id={id}
        type="color"
        value={color}
        className={styles.picker}
        onChange={({ target }) => choose(target.value)}
      />
      <label htmlFor={id} className={styles.role}>
        {t(`settings.${role}Color`)}
      </label>
      <HexField label={t(`settings.${role}Hex`)} value={color} onChange={choose} />
      <ContrastNote color={color} />
    </div>
  );
}

/** Returns the color that a role has in demos now, `#rrggbb`: the initial value for readers who chose none. */
function readShownColor(role: ColorRole): string {
  const own = getComputedStyle(document.documentElement).getPropertyValue(
    `--mui-palette-${role}-main`,
  );
  return /^#[\da-f]{6}$/i.test(own.trim()) ? own.trim().toLowerCase() : '#000000';
}
