import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function CardUsage() {
  return (
    <Card>
      <Typography level="title-md" textColor="inherit">
        Night ferry
      </Typography>
      <Typography textColor="inherit">Sails at 22:30</Typography>
    </Card>
  );
}
