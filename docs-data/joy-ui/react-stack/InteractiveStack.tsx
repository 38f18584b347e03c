import Stack from '@mui/joy/Stack';
import { always, choice, number } from '../playground/controls';
import { Playground } from '../playground/Playground';
import { Room } from './Room';

const controls = {
  direction: choice(
    ['column', 'column-reverse', 'row', 'row-reverse'],
    'column',
  ),
  alignItems: choice(['stretch', 'flex-start', 'center', 'flex-end']),
  justifyContent: choice(['flex-start', 'center', 'space-between']),
  spacing: always(number(1, [0, 6], 0.5)),
};

export default function InteractiveStack() {
  return (
    <Playground name="Stack" controls={controls} inside="…">
      {({ alignItems, justifyContent, ...props }) => (
        <Stack
          {...props}
          useFlexGap
          sx={{ alignItems, justifyContent, width: 1, height: 220 }}
        >
          <Room>Map</Room>
          <Room>Coin</Room>
          <Room>Ship</Room>
        </Stack>
      )}
    </Playground>
  );
}
