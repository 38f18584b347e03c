import Table from '@mui/joy/Table';

const repairs = [
  ['Replace the mill belt', 'Monday', 3],
  ['Oil the hinges', 'Friday', 1],
];

export default function TableColumnWidth() {
  return (
    <Table aria-label="Repairs">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">When</th>
          <th scope="col" style={{ width: 64 }}>
            Hours
          </th>
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </Table>
  );
}

const rows = repairs.map(([what, when, hours]) => (
  <tr key={what}>
    <td>{what}</td>
    <td>{when}</td>
    <td>{hours}</td>
  </tr>
));
