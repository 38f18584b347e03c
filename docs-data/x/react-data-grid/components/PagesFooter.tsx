import {
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { Book } from '../../data/books';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    target?: number;
  }
}

/** The total number of pages of the filtered books, and the target. */
export default function PagesFooter({ target = 0 }: { target?: number }) {
  const apiRef = useGridApiContext();
  const rows = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const pages = rows.reduce((sum, { model }) => sum + (model as Book).pages, 0);
  return (
    <GridFooterContainer role="status" sx={{ px: 2 }}>
      {pages.toLocaleString()} of {target.toLocaleString()} pages
    </GridFooterContainer>
  );
}
