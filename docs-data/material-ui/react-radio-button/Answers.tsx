import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { type RadioGroupProps } from '@mui/material/RadioGroup';

/** The answers to a question of the driving test. */
export default function Answers(props: RadioGroupProps) {
  return (
    <RadioGroup {...props}>
      <FormControlLabel
        value="stop"
        label="Stop in any case"
        control={<Radio />}
      />
      <FormControlLabel
        value="yield"
        label="Let the others go first"
        control={<Radio />}
      />
    </RadioGroup>
  );
}
