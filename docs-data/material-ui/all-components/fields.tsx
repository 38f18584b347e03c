import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';

const autocomplete = (
  <Autocomplete
    fullWidth
    options={['Harbor']}
    value="Harbor"
    renderInput={(params) => <TextField {...params} label="From" />}
  />
);

const select = (
  <TextField select fullWidth label="Class" value="second">
    <MenuItem value="second">Second</MenuItem>
  </TextField>
);

const transferList = (
  <Paper variant="outlined">
    <List dense disablePadding>
      {['Tent', 'Stove'].map((thing) => (
        <ListItem key={thing}>
          <Checkbox size="small" inputProps={{ 'aria-label': thing }} />
          {thing}
        </ListItem>
      ))}
    </List>
  </Paper>
);

export const fields = [
  ['Autocomplete', 'react-autocomplete', autocomplete],
  ['Rating', 'react-rating', <Rating key="" value={4} readOnly />],
  ['Select', 'react-select', select],
  [
    'Slider',
    'react-slider',
    <Slider key="" value={40} aria-label="Volume" sx={{ width: 140 }} />,
  ],
  [
    'Text Field',
    'react-text-field',
    <TextField key="" fullWidth label="Name" />,
  ],
  ['Transfer List', 'react-transfer-list', transferList],
] as const;
