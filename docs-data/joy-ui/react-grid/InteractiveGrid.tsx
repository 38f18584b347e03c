import Grid from '@mui/joy/Grid';
import { always, choice, number } from '../playground/controls';
import { Playground } from '../playground/Playground';
import { Bed } from './Bed';

const controls = {
  direction: choice(['row', 'row-reverse', 'column', 'column-reverse'], 'row'),
  justifyContent: choice(['flex-start', 'center', 'space-between']),
  alignItems: choice(['stretch', 'flex-start', 'center', 'flex-end']),
  spacing: always(number(1, [0, 4])),
};

export default function InteractiveGrid() {
  return (
    <Playground name="Grid" given="container" controls={controls} inside="…">
      {({ justifyContent, alignItems, ...props }) => (
        <Grid
          container
          {...props}
          sx={{ justifyContent, alignItems, width: 1, height: 240 }}
        >
          <Grid>
            <Bed>Gate</Bed>
          </Grid>
          <Grid>
            <Bed>Oak</Bed>
          </Grid>
          <Grid>
            <Bed>Well</Bed>
          </Grid>
        </Grid>
      )}
    </Playground>
  );
}
