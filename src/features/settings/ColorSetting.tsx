import { useId, useState } from 'react';
import { useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import { hasColors, useThemeSettings } from '@/base/theme/settings';
import { useThemeDispatch } from '@/base/theme/settings/useThemeDispatch';
import { Button } from '@/base/ui';
import styles from './SettingsDrawer.module.css';

/**
 * The way to the page on which colors are chosen, and the way back to the site's own; nothing while there is neither
 * such a page nor a choice.
 */
export function ColorSetting({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate();
  const id = useId();
  const dispatch = useThemeDispatch();
  const { products } = useDocsConfig();
  const page = products.find(({ colorPage }) => colorPage)?.colorPage;
  const isChosen = hasColors(useThemeSettings().paletteColors);
  // It stays when the choice goes: the focus is in it.
  const [isShown, setShown] = useState(false);
  if (!isShown && (page || isChosen)) setShown(true);
  if (!isShown) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {t('settings.color')}
      </p>
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
