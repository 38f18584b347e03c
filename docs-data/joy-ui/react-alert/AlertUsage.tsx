import Alert from '@mui/joy/Alert';
import { choice, colors, sizes, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'soft'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
};

export default function AlertUsage() {
  return (
    <Playground name="Alert" controls={controls} inside="The bridge is closed.">
      {(props) => <Alert {...props}>The bridge is closed.</Alert>}
    </Playground>
  );
}
