import Autocomplete from '@mui/material/Autocomplete';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import TextField from '@mui/material/TextField';
import { ingredients } from './ingredients';

export default function CheckboxesTags() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={ingredients}
      renderOption={({ key, ...optionProps }, ingredient, { selected }) => {
        const SelectionIcon = selected
          ? CheckBoxIcon
          : CheckBoxOutlineBlankIcon;
        return (
          <li key={key} {...optionProps}>
            <SelectionIcon
              fontSize="small"
              color={selected ? 'primary' : 'action'}
              style={{ marginInlineEnd: 12 }}
            />
            {ingredient}
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="In the pantry" />}
      sx={{ width: 420, maxWidth: '100%' }}
    />
  );
}
