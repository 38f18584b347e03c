import { useId, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const sides = ['Rice', 'Fries', 'Salad', 'Beans'];

export default function CheckboxesGroup() {
  const helpId = useId();
  const [chosen, setChosen] = useState(['Rice']);
  const isWrong = chosen.length !== 2;

  const toggle = (side: string, isChosen: boolean) =>
    setChosen(
      isChosen ? [...chosen, side] : chosen.filter((other) => other !== side),
    );
  const boxes = sides.map((side) => (
    <FormControlLabel
      key={side}
      label={side}
      control={<Checkbox checked={chosen.includes(side)} />}
      onChange={(_event, checked) => toggle(side, checked)}
    />
  ));

  return (
    <FormControl
      component="fieldset"
      variant="standard"
      error={isWrong}
      aria-describedby={helpId}
    >
      <FormLabel component="legend">Side dishes</FormLabel>
      <FormGroup>{boxes}</FormGroup>
      <FormHelperText id={helpId} role="status">
        {isWrong ? `Choose two, not ${chosen.length}` : 'Two are included'}
      </FormHelperText>
    </FormControl>
  );
}
