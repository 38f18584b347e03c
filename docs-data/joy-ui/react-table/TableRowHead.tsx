import Table from '@mui/joy/Table';

const pressures = { Bicycle: ['4.0', '4.5'], Cart: ['2.2', '2.4'] };

export default function TableRowHead() {
  return (
    <Table borderAxis="both" aria-label="Tire pressure in bar">
      <thead>
        <tr>
          <td />
          <th scope="col">Front</th>
          <th scope="col">Rear</th>
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </Table>
  );
}

const rows = Object.entries(pressures).map(([vehicle, [front, rear]]) => (
  <tr key={vehicle}>
    <th scope="row">{vehicle}</th>
    <td>{front}</td>
    <td>{rear}</td>
  </tr>
));
