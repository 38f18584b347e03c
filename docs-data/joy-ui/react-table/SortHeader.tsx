import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Link from '@mui/joy/Link';

export type Order = 'ascending' | 'descending';

interface SortHeaderProps {
  order: Order;
  onSort: (order: Order) => void;
}

/** A header with a button, which states how its column is sorted. */
export default function SortHeader({ order, onSort }: SortHeaderProps) {
  const next = order === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={order}>
      <Link
        component="button"
        type="button"
        color="neutral"
        fontWeight="lg"
        onClick={() => onSort(next)}
        endDecorator={
          order === 'ascending' ? <ArrowUpwardIcon /> : <ArrowDownwardIcon />
        }
      >
        Kilos
      </Link>
    </th>
  );
}
