import { ArrowRight } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import type { ProductFacts } from '@/model';
import home from './Home.module.css';
import styles from './TaskList.module.css';
import './texts';

/** Renders links to the pages for common tasks, two of each product; nothing if no product names tasks. */
export function TaskList({ products }: { products: readonly ProductFacts[] }) {
  const t = useTranslate();
  const tasks = products.flatMap(({ name, startingPoints = [] }) =>
    startingPoints.slice(0, 2).map((point) => ({ ...point, name })),
  );
  if (tasks.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="tasks" className={home.section}>
      <h2 id="tasks">{t('home.tasks')}</h2>
      <ul className={styles.tasks}>
        {tasks.map(({ title, href, name }) => (
          <li key={href}>
            <a href={href} className={styles.task}>
              <span>{title}</span>
              <span className={styles.product}>{name}</span>
              <ArrowRight size={16} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
