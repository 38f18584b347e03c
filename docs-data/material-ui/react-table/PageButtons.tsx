import Pagination from '@mui/material/Pagination';

interface PageButtonsProps {
  count: number;
  page: number;
  rowsPerPage: number;
  onPageChange: (event: null, page: number) => void;
}

export default function PageButtons(props: PageButtonsProps) {
  return (
    <Pagination
      aria-label="Pages of the playlist"
      size="small"
      siblingCount={0}
      count={Math.ceil(props.count / props.rowsPerPage)}
      page={props.page + 1}
      onChange={(_event, value) => props.onPageChange(null, value - 1)}
      sx={{ flexShrink: 0, ml: 1 }}
    />
  );
}
