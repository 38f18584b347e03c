import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function SimpleMediaQuery() {
  const wide = useMediaQuery('(min-width: 600px)');

  return (
    <Typography sx={{ width: 320, maxWidth: '100%' }}>
      {wide ? 'Timetable: the whole week' : 'Timetable: today only'}
    </Typography>
  );
}
