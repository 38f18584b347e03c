import { useId } from 'react';
import { useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import { colorRoles } from '@/base/theme/settings/paletteColors';
import { useThemeDispatch } from '@/base/theme/settings/useThemeDispatch';
import { Button } from '@/base/ui';
import { ColorField } from './colors/ColorField';
import { PaletteChoices } from './colors/PaletteChoices';
import styles from './SettingsDrawer.module.css';

/**
 * Renders the setting for the colors of demos and site: palettes, a color for each role, a link to the page about
 * colors, and a reset.
 */
export function ColorSetting({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate();
  const id = useId();
  const dispatch = useThemeDispatch();
  const { products } = useDocsConfig();
  const page = products.find(({ colorPage }) => colorPage)?.colorPage;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {t('settings.color')}
      </p>
      <PaletteChoices />
      {colorRoles.map((role) => (
        <ColorField key={role} role={role} />
      ))}
      <div className={styles.colors}>
        {page && (
          <Button size="small" href={page} onClick={onLeave}>
            {t('settings.chooseColors')}
          </Button>
        )}
        <Button
          size="small"
          variant="plain"
          className={styles.reset}
          onClick={() => dispatch({ type: 'resetColors' })}
        >
          {t('settings.resetColors')}
        </Button>
      </div>
    </div>
  );
}
