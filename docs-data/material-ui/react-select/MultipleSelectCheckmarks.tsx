import { useId, useState } from 'react';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const allergens = ['Celery', 'Gluten', 'Milk', 'Mustard', 'Nuts', 'Soy'];
const checked = <CheckBoxIcon color="primary" />;
const unchecked = <CheckBoxOutlineBlankIcon />;
const renderCount = (value: string[]) => `${value.length} selected`;

export default function MultipleSelectCheckmarks() {
  const id = useId();
  const [avoided, setAvoided] = useState(['Milk', 'Nuts']);
  const items = allergens.map((allergen) => (
    <MenuItem key={allergen} value={allergen}>
      <ListItemIcon>
        {avoided.includes(allergen) ? checked : unchecked}
      </ListItemIcon>
      <ListItemText primary={allergen} />
    </MenuItem>
  ));

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel id={`${id}-label`}>Leave out</InputLabel>
      <Select
        multiple
        id={id}
        labelId={`${id}-label`}
        label="Leave out"
        value={avoided}
        onChange={(event) => setAvoided([event.target.value].flat())}
        renderValue={renderCount}
      >
        {items}
      </Select>
    </FormControl>
  );
}
