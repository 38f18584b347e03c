import YardIcon from '@mui/icons-material/Yard';
import Autocomplete from '@mui/joy/Autocomplete';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';
import { renderChips } from './chips';
import { plantNames } from './plants';

const variables = {
  '--Autocomplete-wrapperGap': number(3, [0, 16]),
  '--Input-radius': number(6, [0, 24]),
  '--Input-gap': number(8, [0, 32]),
  '--Input-minHeight': number(36, [24, 72]),
  '--Input-paddingInline': number(12, [0, 32]),
  '--Input-decoratorChildHeight': number(28, [16, 56]),
};

export default function AutocompleteVariables() {
  return (
    <Playground
      name="Autocomplete"
      given="multiple options={plants}"
      variables={variables}
    >
      {(_, sx) => (
        <Autocomplete
          multiple
          aria-label="Plants on the balcony"
          options={plantNames}
          defaultValue={['Basil', 'Parsley']}
          startDecorator={<YardIcon />}
          renderTags={renderChips}
          slotProps={{ listbox: { 'aria-label': 'Plants' } }}
          sx={{ width: 280, ...sx }}
        />
      )}
    </Playground>
  );
}
