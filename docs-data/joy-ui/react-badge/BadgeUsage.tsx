import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import {
  always,
  choice,
  colors,
  number,
  onOff,
  sizes,
  variants,
} from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'solid'),
  color: choice(colors, 'primary'),
  size: choice(sizes, 'md'),
  badgeContent: always(number(8, [0, 120])),
  showZero: onOff(),
  invisible: onOff(),
};

export default function BadgeUsage() {
  return (
    <Playground name="Badge" controls={controls} inside="<Avatar>IN</Avatar>">
      {(props) => (
        <Badge {...props}>
          <Avatar>IN</Avatar>
        </Badge>
      )}
    </Playground>
  );
}
