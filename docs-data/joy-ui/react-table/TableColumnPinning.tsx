import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const stations = ['Ridge', 'Valley', 'Coast'];

export default function TableColumnPinning() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Rain by month"
      sx={{ width: '100%', overflow: 'auto' }}
    >
      <Table aria-label="Rain in millimeters" sx={pinnedStyle}>
        <thead>
          <tr>{header}</tr>
        </thead>
        <tbody>{rows}</tbody>
      </Table>
    </Sheet>
  );
}

const header = ['Station', ...months].map((name) => (
  <th key={name} scope="col">
    {name}
  </th>
));

const rows = stations.map((station, row) => (
  <tr key={station}>
    <th scope="row">{station}</th>
    {months.map((month, column) => (
      <td key={month}>{40 + ((row * 37 + column * 23) % 50)}</td>
    ))}
  </tr>
));

const pinnedStyle = {
  width: 720,
  '& tr > :first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    boxShadow: '1px 0 var(--TableCell-borderColor)',
  },
};
