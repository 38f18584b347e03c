import { useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import type { Post } from '@/model';
import type { DemoIndexes } from '../page/demoIndex';
import { Hero } from './Hero';
import styles from './Home.module.css';
import { LatestPosts } from './LatestPosts';
import { ProductCard } from './ProductCard';
import { Showcases, type ShowcaseView } from './Showcases';
import { TaskList } from './TaskList';
import './texts';

const facts = ['demos', 'settings', 'markdown'] as const;

/** Properties of {@link Home}. */
export interface HomeProps {
  posts: readonly Post[];
  view: ShowcaseView;
  indexes: DemoIndexes;
}

/** Renders the home page: what the libraries are, and links to their parts of the site. */
export function Home({ posts, view, indexes }: HomeProps) {
  const t = useTranslate();
  const listed = useDocsConfig().products.filter((product) => product.listed);
  const first = listed[0];
  return (
    <>
      {first ? (
        <Hero first={first}>
          <Showcases products={listed} {...{ view, indexes }} />
        </Hero>
      ) : null}
      <section aria-labelledby="libraries" className={styles.section}>
        <h2 id="libraries">{t('home.libraries')}</h2>
        <p className={styles.lead}>{t('home.librariesText')}</p>
        <ul className={styles.cards}>
          {listed.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </ul>
      </section>
      <TaskList products={listed} />
      <LatestPosts posts={posts} />
      <section aria-labelledby="how" className={styles.section}>
        <h2 id="how">{t('home.how')}</h2>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact}>
              <dt>{t(`home.${fact}Title`)}</dt>
              <dd>{t(`home.${fact}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
