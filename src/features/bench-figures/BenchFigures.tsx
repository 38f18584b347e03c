import { useTranslate } from '@/base/i18n';
import type { BenchResults, BenchRow } from '@/model';
import { FigureTable } from './FigureTable';
import styles from './BenchFigures.module.css';
import './texts';

/**
 * Renders the latest figures of the bench next to their budgets, with a table for each part, or a message if there are
 * none.
 */
export function BenchFigures({ results }: { results: BenchResults | null }) {
  const t = useTranslate();
  if (!results || results.rows.length === 0) {
    return (
      <div className="prose">
        <p>
          {t('bench.none')} <code dir="ltr">npm run bench</code>
        </p>
      </div>
    );
  }
  const { machine, rows } = results;
  const days = rows.map(({ day }) => day).sort();
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  return (
    <div className={`prose ${styles.figures}`}>
      <p>
        {t(first === last ? 'bench.measured' : 'bench.measuredBetween', { first, last })}{' '}
        <bdi>
          {t('bench.machine', {
            processor: machine.processor,
            cores: String(machine.cores),
            memory: String(machine.memory),
            node: machine.node,
          })}
        </bdi>
      </p>
      {[...groupByPart(rows)].map(([part, own]) => (
        <FigureTable key={part} part={part} rows={own} />
      ))}
    </div>
  );
}

function groupByPart(rows: readonly BenchRow[]): Map<string, BenchRow[]> {
  const parts = new Map<string, BenchRow[]>();
  for (const row of rows) parts.set(row.part, [...(parts.get(row.part) ?? []), row]);
  return parts;
}
