import Table from '@mui/joy/Table';

const bread = [
  { name: 'Rye', flour: '600 g', water: '480 g' },
  { name: 'Spelt', flour: '500 g', water: '320 g' },
  { name: 'Wheat', flour: '500 g', water: '340 g' },
];

export default function BasicTable() {
  return (
    <Table aria-label="Dough for one loaf">
      <thead>
        <tr>
          <th scope="col">Bread</th>
          <th scope="col">Flour</th>
          <th scope="col">Water</th>
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </Table>
  );
}

const rows = bread.map(({ name, flour, water }) => (
  <tr key={name}>
    <td>{name}</td>
    <td>{flour}</td>
    <td>{water}</td>
  </tr>
));
