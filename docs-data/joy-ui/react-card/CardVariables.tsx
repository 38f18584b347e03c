import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function CardVariables() {
  return (
    <Card>
      <Typography level="title-md">Storm warning</Typography>
      <Button sx={{ '--Button-radius': 'var(--Card-childRadius)' }}>
        Secure the boat
      </Button>
    </Card>
  );
}
