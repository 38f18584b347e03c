import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useTranslate } from '@/base/i18n';
import { Button, Menu, MenuItem } from '@/base/ui';
import type { ProductFacts } from '@/model';
import { versionsRoute } from '@/site/routes';
import styles from './VersionMenu.module.css';

/** Properties of {@link VersionMenu}. */
export interface VersionMenuProps {
  product: Pick<ProductFacts, 'version' | 'versions'>;
  /** URLs of the current page in other versions, by label. The menu links to these. */
  counterparts?: Readonly<Record<string, string>>;
}

/** Renders the documented version with a menu of the others. Renders nothing for products without versions. */
export const VersionMenu = memo(function VersionMenu({
  product,
  counterparts = {},
}: VersionMenuProps) {
  const t = useTranslate();
  if (!product.version) {
    return null;
  }
  const trigger = (
    <Button variant="outlined" size="small" className={styles.trigger}>
      {`v${product.version}`}
      <ChevronDown aria-hidden />
    </Button>
  );
  return (
    <Menu label={t('versions.label')} trigger={trigger} className={styles.menu}>
      {product.versions.map((version) => (
        <MenuItem
          key={version.text}
          href={counterparts[version.text] ?? version.href}
          current={version.current}
        >
          {version.text}
        </MenuItem>
      ))}
      <MenuItem href={versionsRoute} className={styles.all}>
        {t('versions.viewAll')}
      </MenuItem>
    </Menu>
  );
});
