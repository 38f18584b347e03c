import Table from '@mui/joy/Table';

export default function TableSpecimen() {
  return (
    <Table>
      <thead>
        <tr>
          <th>City</th>
          <th>Country</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Oslo</td>
          <td>Norway</td>
        </tr>
      </tbody>
    </Table>
  );
}
