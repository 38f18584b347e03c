import { useMemo, useState } from 'react';
import type { GridDataSource } from '@mui/x-data-grid-pro';
import { invoiceSource } from './invoiceSource';

/** Returns a source of invoices, and the number of requested pages. */
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
