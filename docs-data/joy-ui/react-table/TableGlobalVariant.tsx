import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';

const days = [
  { day: 'Monday', visitors: 'Few', variant: 'outlined' },
  { day: 'Friday', visitors: 'Many', variant: 'soft' },
  { day: 'Sunday', visitors: 'Full', variant: 'solid' },
] as const;

export default function TableGlobalVariant() {
  return (
    <Table aria-label="Pool visitors">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Visitors</th>
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </Table>
  );
}

const rows = days.map(({ day, visitors, variant }) => (
  <tr key={day}>
    <td>{day}</td>
    <Box
      component="td"
      sx={(theme) => ({ '&&': theme.variants[variant].primary })}
    >
      {visitors}
    </Box>
  </tr>
));
