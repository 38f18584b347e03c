import { tableCellClasses } from '@mui/material/TableCell';

export const cells = {
  // Narrow cells on phones, so that all four columns fit.
  [`& .${tableCellClasses.root}`]: {
    px: { xs: 1, sm: 2 },
    '&:first-of-type': { pl: 2 },
    '&:last-of-type': { pr: 2 },
  },
  // The frame already ends the table.
  [`& tr:last-of-type > .${tableCellClasses.body}`]: { borderBottom: 0 },
};
