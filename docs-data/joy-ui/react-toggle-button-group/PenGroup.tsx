import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup, {
  type ToggleButtonGroupProps,
} from '@mui/joy/ToggleButtonGroup';

/** Any number of two pens. */
export function PenGroup(
  props: Omit<ToggleButtonGroupProps<string>, 'value' | 'onChange'>,
) {
  const [pens, setPens] = useState(['pencil']);
  return (
    <ToggleButtonGroup
      {...props}
      value={pens}
      onChange={(_: unknown, next: string[]) => setPens(next)}
    >
      <Button value="pencil">Pencil</Button>
      <Button value="marker">Marker</Button>
    </ToggleButtonGroup>
  );
}
