import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import RecipeHeader from './RecipeHeader';

const steps = (
  <Typography component="ol" sx={{ m: 0, pl: 3 }}>
    <li>Soften an onion in oil with cumin.</li>
    <li>Add red lentils and broth, and simmer.</li>
    <li>Season with lemon juice.</li>
  </Typography>
);

export default function RecipeReviewCard() {
  const [expanded, setExpanded] = useState(false);
  const stepsId = useId();
  const toggle = () => setExpanded(!expanded);
  const toggleProps = { 'aria-expanded': expanded, 'aria-controls': stepsId };

  return (
    <Card sx={{ width: 345, maxWidth: '100%' }}>
      <RecipeHeader />
      <CardContent>
        <Typography>Better on the second day.</Typography>
      </CardContent>
      <CardActions>
        <Button {...toggleProps} onClick={toggle}>
          {expanded ? 'Hide the steps' : 'Show the steps'}
        </Button>
      </CardActions>
      <Collapse in={expanded} id={stepsId}>
        <CardContent>{steps}</CardContent>
      </Collapse>
    </Card>
  );
}
