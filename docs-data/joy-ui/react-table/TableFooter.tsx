import Table from '@mui/joy/Table';

const bill = { 'Two coffees': '€5.60', 'Plum cake': '€3.20' };

export default function TableFooter() {
  return (
    <Table aria-label="Café bill">
      <tbody>{rows}</tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>€8.80</td>
        </tr>
      </tfoot>
    </Table>
  );
}

const rows = Object.entries(bill).map(([item, price]) => (
  <tr key={item}>
    <td>{item}</td>
    <td>{price}</td>
  </tr>
));
