import type { ReactNode } from 'react';
import { useTranslate } from '@/base/i18n';
import { Drawer } from '@/base/ui';
import { CodeLanguageSetting } from './CodeLanguageSetting';
import { ColorSetting } from './ColorSetting';
import { DensitySetting } from './DensitySetting';
import { DirectionSetting } from './DirectionSetting';
import { LanguageSetting } from './LanguageSetting';
import { ModeSetting } from './ModeSetting';
import styles from './SettingsDrawer.module.css';
import { SpacingSetting } from './SpacingSetting';

/** Properties of {@link SettingsDrawer}. */
export interface SettingsDrawerProps {
  open: boolean;
  onClose: () => void;
  /** Settings of other features. */
  children?: ReactNode;
}

/** Renders the drawer with the settings of theme, language and code. */
export function SettingsDrawer({ open, onClose, children }: SettingsDrawerProps) {
  const t = useTranslate();
  return (
    <Drawer open={open} onClose={onClose} label={t('settings.title')} showsPage>
      <div className={styles.settings}>
        <ModeSetting />
        <DirectionSetting />
        <LanguageSetting />
        <ColorSetting onLeave={onClose} />
        <CodeLanguageSetting />
        <DensitySetting />
        <SpacingSetting />
        {children}
      </div>
    </Drawer>
  );
}
