import Typography from '@mui/joy/Typography';
import { choice, colors, onOff, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const levels = [
  'h1',
  'h2',
  'h3',
  'h4',
  'title-lg',
  'title-md',
  'title-sm',
  'body-lg',
  'body-md',
  'body-sm',
  'body-xs',
] as const;

const controls = {
  level: choice(levels, 'body-md'),
  color: choice(colors),
  variant: choice(variants),
  noWrap: onOff(),
};

export default function TypographyUsage() {
  return (
    <Playground name="Typography" controls={controls} inside="Low tide at noon">
      {(props) => (
        <Typography component="p" {...props}>
          Low tide at noon
        </Typography>
      )}
    </Playground>
  );
}
