import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const hours = Array.from({ length: 12 }, (_, index) => index + 6);

export default function TableStickyHeader() {
  return (
    <Sheet tabIndex={0} role="region" aria-label="Tide" sx={scrollStyle}>
      <Table stickyHeader aria-label="Tide by the hour">
        <thead>
          <tr>
            <th scope="col">Hour</th>
            <th scope="col">Depth</th>
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </Table>
    </Sheet>
  );
}

const rows = hours.map((hour) => (
  <tr key={hour}>
    <td>{hour}:00</td>
    <td>{(4 + 2 * Math.sin(hour / 2)).toFixed(1)} m</td>
  </tr>
));

const scrollStyle = { height: 180, width: '100%', overflow: 'auto' };
