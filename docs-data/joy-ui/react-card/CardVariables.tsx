import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';

const variables = {
  '--Card-padding': number(16, [0, 48]),
  '--Card-radius': number(8, [0, 48]),
};

const inside = `<Typography level="title-md">Storm warning</Typography>
<Button>Secure the boat</Button>`;

export default function CardVariables() {
  return (
    <Playground name="Card" variables={variables} inside={inside}>
      {(_, sx) => (
        <Card sx={sx}>
          <Typography level="title-md">Storm warning</Typography>
          <Button sx={{ '--Button-radius': 'var(--Card-childRadius)' }}>
            Secure the boat
          </Button>
        </Card>
      )}
    </Playground>
  );
}
