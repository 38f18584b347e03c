import { useMemo, useState } from 'react';
import type { GridDataSource } from '@mui/x-data-grid-pro';
import { invoiceSource } from './invoiceSource';

/** The invoices, and how many pages of them were asked for. */
export function useCountedSource() {
  const [asked, setAsked] = useState(0);
  const source = useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setAsked((count) => count + 1);
        return invoiceSource.getRows(params);
      },
    }),
    [],
  );
  return { source, asked };
}
