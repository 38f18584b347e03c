import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Column, View } from './usePeople';

const columns: { name: Column; title: string }[] = [
  { name: 'name', title: 'Member' },
  { name: 'role', title: 'Role' },
  { name: 'loans', title: 'Loans' },
  { name: 'seen', title: 'Last visit' },
];

export interface PeopleHeadProps {
  view: View;
  onSort: (column: Column) => void;
}

export default function PeopleHead({ view, onSort }: PeopleHeadProps) {
  const order = view.isDescending ? 'desc' : 'asc';

  return (
    <TableHead>
      <TableRow>
        {columns.map(({ name, title }) => (
          <TableCell
            key={name}
            align={name === 'loans' ? 'right' : undefined}
            sortDirection={view.sortBy === name ? order : false}
          >
            <TableSortLabel
              active={view.sortBy === name}
              direction={view.sortBy === name ? order : 'asc'}
              onClick={() => onSort(name)}
            >
              {title}
            </TableSortLabel>
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}
