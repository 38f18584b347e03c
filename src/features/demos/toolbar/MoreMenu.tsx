import { Ellipsis } from 'lucide-react';
import { copyText, formatDemoHash, useCodeStyling } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import { IconButton, Menu, MenuItem } from '@/base/ui';
import { demoId, slugOf, type CodeStyling, type CodeVariant, type DemoView } from '@/model';
import { stylingOf } from '../styling/stylingOf';
import type { DemoViewing } from '../view/useDemoView';
import { ViewMenuItems } from '../view/ViewMenuItems';
import styles from './DemoToolbar.module.css';
import { useSandbox, type SandboxAccess } from './useSandbox';

interface MoreMenuProps extends Omit<SandboxAccess, 'view'> {
  demo: DemoView;
  view: DemoViewing;
  /** Whether the demo is on another page: then this menu has no view options. */
  isElsewhere: boolean;
  onLinkCopied: () => void;
}

/** Renders the menu with the less common actions on a demo. */
export function MoreMenu({ demo, view, isElsewhere, onLinkCopied, ...access }: MoreMenuProps) {
  const t = useTranslate();
  const sandbox = useSandbox(demo, { ...access, view });
  const [chosen] = useCodeStyling();
  const styling = stylingOf(demo, chosen);
  const copyLink = (variant: CodeVariant) => {
    const { origin, pathname } = window.location;
    // Nothing happens when the browser denies access to the clipboard.
    const hash = formatDemoHash({ demo: demoId(demo), variant, styling });
    void copyText(origin + pathname + hash).then(onLinkCopied, () => {});
  };
  const trigger = (
    <IconButton data-tool="" size="small" label={t('demo.more')} tooltip="end">
      <Ellipsis aria-hidden />
    </IconButton>
  );
  return (
    <Menu
      label={t('demo.more')}
      trigger={trigger}
      align="end"
      isBelow
      isLate
      className={styles.menu}
    >
      {demo.repositoryUrl && (
        <MenuItem href={sourceOf(demo.repositoryUrl, styling)} target="_blank" rel="noopener">
          {t('demo.viewOnGitHub')}
        </MenuItem>
      )}
      <MenuItem onClick={() => copyLink('JS')}>{t('demo.copyJavaScriptLink')}</MenuItem>
      <MenuItem onClick={() => copyLink('TS')}>{t('demo.copyTypeScriptLink')}</MenuItem>
      <MenuItem onClick={() => void sandbox.open('download')}>{t('demo.download')}</MenuItem>
      {!isElsewhere && <ViewMenuItems view={view} />}
    </Menu>
  );
}

/**
 * Returns the URL of a demo's source in a styling. Each styling has a folder named after it; `address` is that of the
 * first (contract §6).
 */
function sourceOf(address: string, styling: CodeStyling | undefined): string {
  return styling ? address.replace(/\/system\/(?=[^/]+$)/, `/${slugOf(styling)}/`) : address;
}
