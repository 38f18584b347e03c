import type { ReactNode } from 'react';
import { styled } from '@mui/system';
import type { Trip } from './tripList';

const Table = styled('table')({
  inlineSize: 360,
  maxInlineSize: '100%',
  borderCollapse: 'collapse',
  'th, td': {
    blockSize: 36,
    padding: '4px 8px',
    borderBlockEnd: '1px solid light-dark(#d1d5db, #4b5563)',
    textAlign: 'start',
  },
});

interface TripsProps {
  caption: string;
  rows: readonly Trip[];
  /** A row of cells below the trips. */
  children: ReactNode;
}

export function Trips({ caption, rows, children }: TripsProps) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">To</th>
          <th scope="col">km</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, from, to, km }) => (
          <tr key={id}>
            <td>{from}</td>
            <td>{to}</td>
            <td>{km}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>{children}</tr>
      </tfoot>
    </Table>
  );
}
