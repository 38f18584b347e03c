import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function NarrowDemo() {
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="subtitle1" component="h3">
          Lentil soup
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Serves four, ready in 35 minutes
        </Typography>
      </CardContent>
    </Card>
  );
}
