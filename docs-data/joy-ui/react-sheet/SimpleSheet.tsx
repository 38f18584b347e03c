import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SimpleSheet() {
  return (
    <Sheet
      component="section"
      variant="outlined"
      sx={{ p: 2, borderRadius: 'md', maxWidth: 320 }}
    >
      <Typography component="h3" level="title-md">
        Before you leave
      </Typography>
      <Typography>Turn off the heating and remove all bottles.</Typography>
    </Sheet>
  );
}
