import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { rows } from './sizes';

export default function ResponsiveFontSizesChart() {
  return (
    <Table
      size="small"
      aria-label="Font sizes in pixels"
      sx={{ maxWidth: 560 }}
    >
      <TableHead>
        <TableRow>
          {['Variant', 'xs', 'sm', 'md', 'lg'].map((name) => (
            <TableCell key={name} sx={{ px: 0.5 }}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ variant, sizes }) => (
          <TableRow key={variant}>
            <TableCell component="th" scope="row" sx={{ px: 0.5 }}>
              {variant}
            </TableCell>
            {sizes.map((size, index) => (
              <TableCell key={index} sx={{ px: 0.5 }}>
                {size}
                <Box
                  sx={{ height: 4, width: size / 2, bgcolor: 'info.main' }}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
