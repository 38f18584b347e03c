import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function MultiActionAreaCard() {
  const [going, setGoing] = useState(false);
  const toggle = () => setGoing(!going);

  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardActionArea href="#several-actions">
        <CardContent>
          <Typography variant="h6" component="h3">
            Choir practice
          </Typography>
          <Typography>Thursday, 19:30, in the harbor hall</Typography>
        </CardContent>
      </CardActionArea>
      <CardActions>
        <Button aria-pressed={going} onClick={toggle}>
          I’m coming
        </Button>
        <Typography role="status">{going ? 'See you there' : ''}</Typography>
      </CardActions>
    </Card>
  );
}
