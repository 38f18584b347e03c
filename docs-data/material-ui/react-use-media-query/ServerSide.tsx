import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { matchMediaAt } from './matchMediaAt';

const ssrMatchMedia = matchMediaAt(1024);

export default function ServerSide() {
  const wide = useMediaQuery('(min-width: 600px)', { ssrMatchMedia });

  return (
    <Typography sx={{ width: 320, maxWidth: '100%' }}>
      {wide ? 'Invoices as a table' : 'Invoices as a list'}
    </Typography>
  );
}
