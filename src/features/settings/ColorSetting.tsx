import { useId } from 'react';
import { useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import { useThemeDispatch } from '@/base/theme/settings/useThemeDispatch';
import { Button } from '@/base/ui';
import styles from './SettingsDrawer.module.css';

/** The way to the page on which colors are chosen, where there is one, and the way back to the site's own. */
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
