import { useTranslate } from '@/base/i18n';
import { keepsBudget, printBudget, type BenchRow } from '@/model';
import { Plot } from './Plot';
import styles from './BenchFigures.module.css';
import './texts';

/** Renders a row of a table of figures: one figure with its plot, its budget, and whether it keeps that. */
export function FigureRow({ row }: { row: BenchRow }) {
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
