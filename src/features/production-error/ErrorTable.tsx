import { useTranslate } from '@/base/i18n';
import type { ProductionError } from '@/model';
import { Message } from './Message';
import styles from './ProductionError.module.css';
import './texts';

interface ErrorTableProps {
  errors: readonly ProductionError[];
}

/** Renders a table of all codes and messages, for readers without JavaScript. */
export function ErrorTable({ errors }: ErrorTableProps) {
  const t = useTranslate();
  return (
    <div className={`prose ${styles.all}`}>
      <h2 id="all-errors">{t('productionError.all')}</h2>
      <div
        className="table-scroll"
        role="region"
        aria-labelledby="all-errors"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('productionError.code')}</th>
              <th scope="col">{t('productionError.message')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map((error) => (
              <tr key={error.code} id={`error-${error.code}`}>
                <th scope="row">{error.code}</th>
                <td className={styles.listed}>
                  <Message error={error} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
