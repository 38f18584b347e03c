import { useState } from 'react';
import Table from '@mui/joy/Table';
import CrateRow from './CrateRow';
import SortHeader, { type Order } from './SortHeader';
import { harvest } from './harvest';

export default function TableSortAndSelection() {
  const [order, setOrder] = useState<Order>('descending');
  const sorted = [...harvest].sort((a, b) =>
    order === 'ascending' ? a.kilos - b.kilos : b.kilos - a.kilos,
  );

  return (
    <Table aria-label="Harvest" hoverRow>
      <thead>
        <tr>
          <th scope="col">For the market</th>
          <SortHeader order={order} onSort={setOrder} />
        </tr>
      </thead>
      <tbody>
        {sorted.map((crate) => (
          <CrateRow key={crate.name} {...crate} />
        ))}
      </tbody>
    </Table>
  );
}
