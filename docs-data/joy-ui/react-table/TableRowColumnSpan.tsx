import Table from '@mui/joy/Table';

export default function TableRowColumnSpan() {
  return (
    <Table borderAxis="bothBetween" aria-label="Opening hours">
      <thead>
        <tr>
          <th rowSpan={2} scope="col" children="House" />
          <th colSpan={2} scope="colgroup" children="Summer" />
        </tr>
        <tr>
          <th scope="col">Opens</th>
          <th scope="col">Closes</th>
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </Table>
  );
}

const rows = ['Mill', 'Smithy'].map((house) => (
  <tr key={house}>
    <th scope="row">{house}</th>
    <td>10:00</td>
    <td>18:00</td>
  </tr>
));
