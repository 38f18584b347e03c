import { useMemo } from 'react';
import { useTranslate } from '@/base/i18n';
import { DemoStage, DemoStyles } from '@/features/demos';
import { demoKey, type DemoBlock, type ProductFacts } from '@/model';
import { loadDemosOf, type DemoIndexes } from '../page/demoIndex';
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

/** The demos of the home page: their blocks, and the origins of the demos in the same order. */
export interface ShowcaseView {
  showcases: readonly Showcase[];
  page: { descriptionHtml: string; blocks: DemoBlock[] };
  /** Styles of the server-rendered demos. */
  demoCss: string;
}

/** Properties of {@link Showcases}. */
export interface ShowcasesProps {
  view: ShowcaseView;
  products: readonly ProductFacts[];
  indexes: DemoIndexes;
}

/** Renders live demos of the libraries, each with a link to its page. A demo is loaded when the reader turns to it. */
export function Showcases({ view, products, indexes }: ShowcasesProps) {
  const t = useTranslate();
  const { showcases, page, demoCss } = view;
  return (
    <ul className={styles.tiles} aria-label={t('home.showcases')}>
      <DemoStyles css={demoCss} />
      {showcases.map((showcase, index) => {
        const product = products.find(({ id }) => id === showcase.productId);
        const block = page.blocks[index];
        return product && block ? (
          <Tile key={showcase.productId} {...{ showcase, product, block, indexes }} />
        ) : null;
      })}
    </ul>
  );
}

interface TileProps {
  showcase: Showcase;
  product: ProductFacts;
  block: DemoBlock;
  indexes: DemoIndexes;
}

function Tile({ showcase, product, block, indexes }: TileProps) {
  const t = useTranslate();
  const { pathname, folder } = showcase;
  const { name, stylings } = block.demo;
  const load = useMemo(() => {
    const key = demoKey(name, stylings[0] ?? 'MUI System');
    return async () => {
      const loadIndex = indexes[folder];
      const Component = loadIndex && (await loadDemosOf(pathname, folder, loadIndex))[key];
      if (!Component) throw new Error(`The demo "${key}" is not in the registry of its page.`);
      return Component;
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
