import Sheet from '@mui/joy/Sheet';
import { choice, colors, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'plain'),
  color: choice(colors, 'neutral'),
};

export default function SheetUsage() {
  return (
    <Playground name="Sheet" controls={controls} inside="Row 12, seats 3 and 4">
      {(props) => (
        <Sheet {...props} sx={{ p: 3, borderRadius: 'sm' }}>
          Row 12, seats 3 and 4
        </Sheet>
      )}
    </Playground>
  );
}
