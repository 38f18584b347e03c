import { useTranslate } from '@/base/i18n';
import { keepsBudget, printBudget, type BenchRow } from '@/model';
import { Plot } from './Plot';
import styles from './BenchFigures.module.css';
import './texts';

/** Renders the figures of one part of the bench as a table. The plots repeat the numbers next to them. */
export function FigureTable({ part, rows }: { part: string; rows: readonly BenchRow[] }) {
  const t = useTranslate();
  return (
    <div
      className="table-scroll"
      role="region"
      aria-label={t('bench.part', { part })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach that
      tabIndex={0}
    >
      <table>
        <caption>{part}</caption>
        <thead>
          <tr>
            <th scope="col">{t('bench.what')}</th>
            <th scope="col">{t('bench.figure')}</th>
            <th scope="col">{t('bench.budget')}</th>
            <th scope="col">{t('bench.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FigureRow key={row.what} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FigureRow({ row }: { row: BenchRow }) {
  const t = useTranslate();
  const holds = keepsBudget(row);
  const budget = printBudget(row);
  return (
    <tr>
      <th scope="row">
        <bdi>{row.what}</bdi>
      </th>
      <td className={styles.figure}>
        <bdi>{`${row.figure.toLocaleString('en-US')} ${row.unit}`}</bdi>
        <Plot row={row} />
      </td>
      <td className={styles.number}>
        <bdi>{budget && `${budget} ${row.unit}`}</bdi>
      </td>
      <td className={holds === false ? styles.missed : undefined}>
        {holds === undefined ? t('bench.noBudget') : t(holds ? 'bench.holds' : 'bench.missed')}
      </td>
    </tr>
  );
}
