import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import ShiftRow from './ShiftRow';
import type { Crew } from './useCrew';

export default function ShiftBoard({ shifts, fitFor, assign }: Crew) {
  return (
    <Sheet
      component="section"
      aria-labelledby="shifts"
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, borderRadius: 'lg', alignSelf: 'start' }}
    >
      <Typography id="shifts" level="h3" component="h2" sx={{ mb: 2 }}>
        Shifts
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shifts.map((shift) => (
          <ShiftRow
            key={shift.id}
            shift={shift}
            people={fitFor(shift)}
            onAssign={(taker) => assign(shift.id, taker)}
          />
        ))}
      </Box>
    </Sheet>
  );
}
