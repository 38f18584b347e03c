import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ColorInversionSkip() {
  return (
    <Card
      variant="solid"
      color="primary"
      invertedColors
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <Typography level="title-lg">Your parcel is at the kiosk</Typography>
      <Sheet
        data-skip-inverted-colors
        variant="outlined"
        sx={{ p: 2, borderRadius: 'sm' }}
      >
        <Typography level="title-md">Pickup code: 4471</Typography>
        <Button sx={{ mt: 1 }}>Copy the code</Button>
      </Sheet>
      <Button variant="outlined">Directions</Button>
    </Card>
  );
}
