import Table from '@mui/joy/Table';

const costs = [
  ['Paper', '1,204.50'],
  ['Ink', '86.00'],
  ['Binding', '340.25'],
];

export default function TableAlignment() {
  return (
    <Table aria-label="Costs" sx={alignEnd}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Euros</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(([item, euros]) => (
          <tr key={item}>
            <td>{item}</td>
            <td>{euros}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const alignEnd = {
  '& tr > :nth-of-type(2)': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
};
