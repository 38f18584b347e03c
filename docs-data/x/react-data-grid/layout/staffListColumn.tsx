import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { GridListColDef } from '@mui/x-data-grid-pro';
import type { Employee } from '../../data/employees';

const emailOf = ({ name }: Employee) =>
  `${name.toLowerCase().replace(' ', '.')}@example.com`;

/** One cell for each row: the name, the role and the ward, and who is on call. */
export const staffListColumn: GridListColDef<Employee> = {
  field: 'person',
  display: 'flex',
  renderCell: ({ row }) => (
    <>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link href={`mailto:${emailOf(row)}`}>{row.name}</Link>
        <Typography variant="body2" color="text.secondary" noWrap>
          {row.role}, {row.ward}
        </Typography>
      </Box>
      {row.onCall && <Chip label="On call" size="small" />}
    </>
  ),
};
