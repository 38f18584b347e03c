import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function ThemeHelper() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('md'));

  return (
    <Typography sx={{ width: 320, maxWidth: '100%' }}>
      {wide ? 'Compare four plans' : 'Compare two plans'}
    </Typography>
  );
}
