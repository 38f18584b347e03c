import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup, {
  type ToggleButtonGroupProps,
} from '@mui/joy/ToggleButtonGroup';
import {
  choice,
  colors,
  number,
  onOff,
  sizes,
  variants,
} from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'outlined'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  orientation: choice(['horizontal', 'vertical'], 'horizontal'),
  spacing: number(0, [0, 4]),
  disabled: onOff(),
};

const inside = `<Button value="map">Map</Button>
<Button value="list">List</Button>`;

export default function ToggleGroupUsage() {
  return (
    <Playground
      name="ToggleButtonGroup"
      given="value={view} onChange={change}"
      controls={controls}
      inside={inside}
    >
      {(props) => <ViewGroup {...props} />}
    </Playground>
  );
}

function ViewGroup(props: ToggleButtonGroupProps<string>) {
  const [view, setView] = useState<string | null>('map');
  return (
    <ToggleButtonGroup
      aria-label="View"
      {...props}
      value={view}
      onChange={(_, next) => setView(next)}
    >
      <Button value="map">Map</Button>
      <Button value="list">List</Button>
    </ToggleButtonGroup>
  );
}
