import { useTranslate } from '@/base/i18n';
import type { BenchRow } from '@/model';
import { FigureRow } from './FigureRow';
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
