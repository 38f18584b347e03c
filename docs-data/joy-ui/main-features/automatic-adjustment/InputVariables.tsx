import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import { number } from '../../playground/controls';
import { Playground } from '../../playground/Playground';

const variables = {
  '--Input-minHeight': number(36, [24, 72]),
  '--Input-radius': number(6, [0, 36]),
  '--Input-decoratorChildHeight': number(28, [16, 64]),
  '--Input-paddingInline': number(12, [0, 32]),
};

export default function InputVariables() {
  return (
    <Playground
      name="Input"
      given="endDecorator={<Button>Find</Button>}"
      variables={variables}
    >
      {(_, sx) => (
        <Input
          aria-label="Call number"
          placeholder="Call number"
          endDecorator={<Button>Find</Button>}
          sx={sx}
        />
      )}
    </Playground>
  );
}
