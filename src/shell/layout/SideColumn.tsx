import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '@/base/i18n';
import { IconButton } from '@/base/ui';
import { SideNav } from '@/features/navigation';
import { VersionMenu } from '@/features/versions';
import type { ProductFacts } from '@/model';
import styles from './SideColumn.module.css';
import type { NavigationDrawer } from './useNavigationDrawer';

interface SideColumnProps {
  drawer: NavigationDrawer;
  product: ProductFacts;
  folder: string;
  pathname: string;
}

/** Renders the column with the side navigation, which is a modal drawer on narrow screens. */
export function SideColumn({ drawer, product, folder, pathname }: SideColumnProps) {
  const { panel, id, open, hide } = drawer;
  const t = useTranslate();
  const close = { popovertarget: id, popovertargetaction: 'hide' };
  const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the drawer where the browser does not
    <div
      {...{ popover: 'auto' }}
      {...(open && {
        role: 'dialog',
        'aria-modal': true,
        'aria-label': t('navigation.label'),
      })}
      ref={panel}
      id={id}
      data-open={open}
      className={styles.side}
      onKeyDown={closeByKey}
    >
      <div className={styles.header}>
        <VersionMenu product={product} />
        <IconButton {...close} label={t('navigation.close')} tooltip="none" onClick={hide}>
          <X aria-hidden />
        </IconButton>
      </div>
      <SideNav folder={folder} pathname={pathname} />
    </div>
  );
}
