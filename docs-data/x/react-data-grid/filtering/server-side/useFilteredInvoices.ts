import { useEffect, useState, type RefObject } from 'react';
import type { GridFilterModel } from '@mui/x-data-grid';
import { answerAsServer } from '../../../data/answerAsServer';
import { invoices, type Invoice } from '../../../data/invoices';

interface Answer {
  rows: Invoice[];
  filterModel?: GridFilterModel;
  error?: string;
}

/** The rows for the first filter, which the page already contains. */
const firstRows = invoices.filter(({ amount }) => amount > 1500);

/** The invoices that a server finds for a filter, or the error if it is down. */
export default function useFilteredInvoices(
  filterModel: GridFilterModel,
  isDown: RefObject<boolean>,
) {
  const [answer, setAnswer] = useState<Answer>({
    rows: firstRows,
    filterModel,
  });

  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const { rows } = await answerAsServer(invoices, { filterModel });
      if (isDown.current) throw new Error('The invoices are not available.');
      return rows;
    };
    ask()
      .then((rows) => ({ rows, filterModel }))
      .catch(({ message }: Error) => ({
        rows: [],
        filterModel,
        error: message,
      }))
      .then((next) => {
        if (isCurrent) setAnswer(next);
      });
    return () => {
      isCurrent = false;
    };
  }, [filterModel, isDown]);

  const loading = answer.filterModel !== filterModel;
  return {
    rows: answer.rows,
    loading,
    error: loading ? undefined : answer.error,
  };
}
