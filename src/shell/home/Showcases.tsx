import { useTranslate } from '@/base/i18n';
import { DemoStyles } from '@/features/demos';
import type { DemoBlock, ProductFacts } from '@/model';
import type { DemoIndexes } from '../page/demoIndex';
import styles from './Showcases.module.css';
import { type Showcase, ShowcaseTile } from './ShowcaseTile';
import './texts';

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
          <ShowcaseTile key={showcase.productId} {...{ showcase, product, block, indexes }} />
        ) : null;
      })}
    </ul>
  );
}
