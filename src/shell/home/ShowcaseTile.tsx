import { useMemo } from 'react';
import { useTranslate } from '@/base/i18n';
import { DemoStage } from '@/features/demos';
import { demoKey, type DemoBlock, type ProductFacts } from '@/model';
import { demoOf, loadDemosOf, type DemoIndexes } from '../page/demoIndex';
import styles from './Showcases.module.css';
import './texts';

/** The origin of a demo on the home page. */
export interface Showcase {
  productId: ProductFacts['id'];
  /** Address of the demo's page. */
  pathname: string;
  /** Folder of its product in `docs-data/`. */
  folder: string;
}

interface ShowcaseTileProps {
  showcase: Showcase;
  product: ProductFacts;
  block: DemoBlock;
  indexes: DemoIndexes;
}

/** Renders the live demo of a library with a link to its page. */
export function ShowcaseTile({ showcase, product, block, indexes }: ShowcaseTileProps) {
  const t = useTranslate();
  const { pathname, folder } = showcase;
  const { name, stylings } = block.demo;
  const load = useMemo(() => {
    const key = demoKey(name, stylings[0] ?? 'MUI System');
    return async () => {
      const loadIndex = indexes[folder];
      return demoOf(loadIndex ? await loadDemosOf(pathname, folder, loadIndex) : {}, key);
    };
  }, [indexes, pathname, folder, name, stylings]);
  return (
    <li className={styles.tile}>
      <DemoStage {...{ name, product, load }} html={block.html} onIntent />
      <a href={`${pathname}#${name}`} className={styles.source}>
        {t('home.showcase', { name: product.name })}
      </a>
    </li>
  );
}
