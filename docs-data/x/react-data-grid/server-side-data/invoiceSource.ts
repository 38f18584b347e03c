import type { GridDataSource } from '@mui/x-data-grid-pro';
import { answerAsServer } from '../../data/answerAsServer';
import { invoices } from '../../data/invoices';

/** Fetches invoices page by page. */
export const invoiceSource: GridDataSource = {
  getRows: (params) => answerAsServer(invoices, params),
};
