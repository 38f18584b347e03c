import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const frame = { border: '1px dashed', borderColor: 'text.secondary', p: 1.5 };

const code = (text: string) => (
  <Typography component="code" variant="caption">
    {text}
  </Typography>
);

export default function StatSlots() {
  return (
    <Box sx={{ ...frame, display: 'grid', gap: 1, width: 240 }}>
      {code('root')}
      <Box sx={frame}>
        <Typography variant="h4" component="p">
          184
        </Typography>
        {code('value')}
      </Box>
      <Box sx={frame}>
        <Typography variant="body2">loaves a day</Typography>
        {code('unit')}
      </Box>
    </Box>
  );
}
