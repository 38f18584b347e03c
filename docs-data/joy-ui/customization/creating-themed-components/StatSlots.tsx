import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const frame = {
  border: '1px dashed',
  borderColor: 'text.secondary',
  borderRadius: 'sm',
  p: 1.5,
};

const name = (text: string) => (
  <Typography component="code" level="body-xs" sx={{ color: 'text.primary' }}>
    {text}
  </Typography>
);

export default function StatSlots() {
  return (
    <Box sx={{ ...frame, display: 'grid', gap: 1, width: 240 }}>
      {name('root')}
      <Box sx={frame}>
        <Typography level="h3" component="p">
          212
        </Typography>
        {name('value')}
      </Box>
      <Box sx={frame}>
        <Typography level="body-sm">rings banded</Typography>
        {name('unit')}
      </Box>
    </Box>
  );
}
