import { Maximize } from 'lucide-react';
import { useMemo } from 'react';
import { useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import { ScreenPictures } from '@/features/screen-pictures';
import { withDemoAddresses, type PageDemo } from '@/model';
import { loadEditor, loadSandbox } from '../page/demoTools';
import { LateDemoElsewhere } from '../page/lateBlocks';
import styles from './ScreenCard.module.css';

/** Props of the card. All but `pathname` are added by `withFacts` when the page is generated. */
interface ScreenCardProps {
  /** Path of a page whose demo fills the window. */
  pathname: string;
  title: string;
  demo: PageDemo;
  productId: string;
}

/** Site component for a page whose demo fills the window: a link with images in both color schemes, and its source. */
export default function ScreenCard(props: Partial<ScreenCardProps>) {
  // In development the page may not be compiled yet.
  return props.demo ? <Card {...(props as ScreenCardProps)} /> : null;
}

function Card({ pathname, title, demo, productId }: ScreenCardProps) {
  const t = useTranslate();
  const product = useDocsConfig().products.find(({ id }) => id === productId);
  const view = useMemo(
    () => withDemoAddresses(demo, { pathname, product }),
    [demo, pathname, product],
  );
  return (
    <LateDemoElsewhere demo={view} {...{ loadSandbox, loadEditor }}>
      <div className={styles.pictures}>
        <ScreenPictures pathname={pathname} />
        <a className={styles.open} href={pathname}>
          <Maximize aria-hidden />
          {t('fullScreen.open', { title })}
        </a>
      </div>
    </LateDemoElsewhere>
  );
}
