import Table from '@mui/joy/Table';

const message =
  'The wind turned to the north-west and the temperature fell by six degrees ' +
  'within half an hour, with hail on the ridge';

export default function TableTextEllipsis() {
  return (
    <Table noWrap aria-label="Weather station messages">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Message</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>05:12</td>
          <td>{message}</td>
        </tr>
      </tbody>
    </Table>
  );
}
