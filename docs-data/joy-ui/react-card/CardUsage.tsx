import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import { choice, colors, onOff, sizes, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'outlined'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  orientation: choice(['vertical', 'horizontal'], 'vertical'),
  invertedColors: onOff(),
};

const inside = `<Typography level="title-md">Night ferry</Typography>
<Typography>Sails at 22:30</Typography>`;

export default function CardUsage() {
  return (
    <Playground name="Card" controls={controls} inside={inside}>
      {(props) => (
        <Card {...props}>
          <Typography level="title-md" textColor="inherit">
            Night ferry
          </Typography>
          <Typography textColor="inherit">Sails at 22:30</Typography>
        </Card>
      )}
    </Playground>
  );
}
