import Avatar from '@mui/joy/Avatar';
import { choice, colors, sizes, text, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'soft'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  alt: text(''),
};

export default function AvatarUsage() {
  return (
    <Playground name="Avatar" controls={controls} inside="BH">
      {(props) => <Avatar {...props}>BH</Avatar>}
    </Playground>
  );
}
