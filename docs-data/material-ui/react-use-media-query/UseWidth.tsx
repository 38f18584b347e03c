import Typography from '@mui/material/Typography';
import { useBreakpoint } from './useBreakpoint';

const rows = {
  xs: 'one photo',
  sm: 'two photos',
  md: 'three photos',
  lg: 'four photos',
  xl: 'six photos',
};

export default function UseWidth() {
  const width = useBreakpoint();

  return (
    <Typography sx={{ width: 320, maxWidth: '100%' }}>
      {`Breakpoint ${width}: ${rows[width]} per row`}
    </Typography>
  );
}
