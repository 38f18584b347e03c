import { useEffect, useState } from 'react';
import type { GridFilterModel } from '@mui/x-data-grid';
import { answerAsServer } from '../../../data/answerAsServer';
import { invoices, type Invoice } from '../../../data/invoices';

interface Answer {
  rows: Invoice[];
  filterModel?: GridFilterModel;
}

/** The rows for the first filter, which the page already contains. */
const firstRows = invoices.filter(({ amount }) => amount > 1500);

/** The invoices that a server finds for a filter. */
export default function useFilteredInvoices(filterModel: GridFilterModel) {
  const [answer, setAnswer] = useState<Answer>({
    rows: firstRows,
    filterModel,
  });

  useEffect(() => {
    let isCurrent = true;
    answerAsServer(invoices, { filterModel }).then(({ rows }) => {
      if (isCurrent) setAnswer({ rows, filterModel });
    });
    return () => {
      isCurrent = false;
    };
  }, [filterModel]);

  return { rows: answer.rows, loading: answer.filterModel !== filterModel };
}
