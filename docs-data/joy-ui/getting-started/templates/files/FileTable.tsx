import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import { sayDay, saySize } from './choirFiles';
import type { ShownFiles } from './Tiles';

const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

export default function FileTable({ found, chosen, onChoose }: ShownFiles) {
  return (
    <Sheet variant="outlined" sx={{ borderRadius: 'sm', overflow: 'hidden' }}>
      <Table
        aria-label="Files"
        sx={{
          '& td:not(:first-of-type), & th:not(:first-of-type)': wide,
          '& td': { overflowWrap: 'anywhere' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Changed</th>
            <th scope="col">By</th>
            <th scope="col">Size</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ id, name, changed, by, size }) => (
            <tr key={id}>
              <td>
                <Link
                  component="button"
                  underline={id === chosen?.id ? 'always' : 'hover'}
                  aria-pressed={id === chosen?.id}
                  onClick={(event) => onChoose(id, event.currentTarget)}
                  sx={{ textAlign: 'start' }}
                >
                  {name}
                </Link>
              </td>
              <td>{sayDay(changed)}</td>
              <td>{by}</td>
              <td>{saySize(size)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
