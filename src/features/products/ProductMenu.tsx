import { ChevronsUpDown } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { Button, IconButton, Menu, MenuItem } from '@/base/ui';
import type { ProductFacts } from '@/model';
import { ProductLogo } from './ProductLogo';
import styles from './ProductMenu.module.css';

/** Properties of {@link ProductMenu}. */
export interface ProductMenuProps {
  products: readonly ProductFacts[];
  /** The current product; null on pages outside of products. */
  current: ProductFacts | null;
  /** Pathnames of the current page's counterparts in other products, by product id. The menu links to these. */
  counterparts?: Readonly<Record<string, string>>;
  /** Links to pages that belong to no product, listed below the products. */
  siteLinks?: readonly { title: string; href: string }[];
}

/** Renders the current product as a link to its first page, and the menu of all products. */
export function ProductMenu(props: ProductMenuProps) {
  const { products, current, counterparts = {}, siteLinks = [] } = props;
  const t = useTranslate();
  const chevron = <ChevronsUpDown size={16} aria-hidden />;
  const trigger = current ? (
    <IconButton label={t('products.switch')} size="small" className={styles.switch}>
      {chevron}
    </IconButton>
  ) : (
    <Button variant="plain" size="small" aria-label={t('products.switch')}>
      {t('products.list')}
      {chevron}
    </Button>
  );
  return (
    <div className={styles.products}>
      {current ? (
        <a href={current.home} className={styles.current}>
          <ProductLogo product={current} size={22} />
          <span className={styles.name}>{current.name}</span>
        </a>
      ) : null}
      <Menu label={t('products.list')} trigger={trigger} className={styles.menu}>
        {products
          .filter((product) => product.listed)
          .map((product) => (
            <MenuItem
              key={product.id}
              href={counterparts[product.id] ?? product.home}
              icon={<ProductLogo product={product} />}
              description={product.description}
              current={product.id === current?.id}
            >
              {product.name}
            </MenuItem>
          ))}
        {siteLinks.map(({ title, href }) => (
          <MenuItem key={href} href={href} className={styles.beside}>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
