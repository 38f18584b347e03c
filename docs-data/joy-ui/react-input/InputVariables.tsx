import SearchIcon from '@mui/icons-material/Search';
import Input from '@mui/joy/Input';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';

const variables = {
  '--Input-radius': number(6, [0, 32]),
  '--Input-gap': number(8, [0, 32]),
  '--Input-minHeight': number(36, [24, 72]),
  '--Input-paddingInline': number(12, [0, 32]),
  '--Input-focusedThickness': number(2, [1, 8]),
  '--Input-decoratorChildHeight': number(28, [16, 64]),
};

export default function InputVariables() {
  return (
    <Playground
      name="Input"
      given="startDecorator={<SearchIcon />}"
      variables={variables}
    >
      {(_, sx) => (
        <Input
          aria-label="Recipes"
          placeholder="Search recipes"
          startDecorator={<SearchIcon />}
          sx={sx}
        />
      )}
    </Playground>
  );
}
