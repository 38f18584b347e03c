import Typography from '@mui/material/Typography';
import { useWidth } from './useWidth';

const columns = { xs: 'one', sm: 'two', md: 'three', lg: 'four', xl: 'six' };

export default function UseWidth() {
  const width = useWidth();

  return (
    <Typography sx={{ width: 320, maxWidth: '100%' }}>
      {`Breakpoint ${width}: photos per row: ${columns[width]}`}
    </Typography>
  );
}
