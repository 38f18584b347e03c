import Link from '@mui/joy/Link';
import { choice, colors, onOff, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants),
  color: choice(colors, 'primary'),
  level: choice(['h2', 'title-lg', 'body-lg', 'body-md', 'body-xs'], 'body-md'),
  underline: choice(['none', 'hover', 'always'], 'hover'),
  disabled: onOff(),
};

export default function LinkUsage() {
  return (
    <Playground
      name="Link"
      given='href="/hikes"'
      controls={controls}
      inside="All hikes"
    >
      {(props) => (
        <Link href="#LinkUsage" {...props}>
          All hikes
        </Link>
      )}
    </Playground>
  );
}
