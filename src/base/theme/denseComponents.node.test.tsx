import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Fab from '@mui/material/Fab';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Toolbar from '@mui/material/Toolbar';
import { ThemeProvider } from '@mui/material/styles';
import { createDemoTheme } from './demoTheme';
import { denseComponents } from './denseComponents';

const render = (element: ReactElement, isDense: boolean) =>
  renderToStaticMarkup(
    <ThemeProvider theme={createDemoTheme({ direction: 'ltr', dense: isDense })}>
      {element}
    </ThemeProvider>,
  ).replace(/<style[\s\S]*?<\/style>/g, '');

const table = (
  <Table>
    <TableBody>
      <TableRow>
        <TableCell>1</TableCell>
      </TableRow>
    </TableBody>
  </Table>
);
const cities = (
  <Autocomplete options={['Oslo']} renderInput={(props) => <TextField {...props} label="City" />} />
);

it.each<[string, ReactElement, RegExp]>([
  ['button', <Button>Go</Button>, /MuiButton-sizeSmall/],
  [
    'button group',
    <ButtonGroup>
      <Button>Go</Button>
    </ButtonGroup>,
    /MuiButton-sizeSmall/,
  ],
  ['icon button', <IconButton>x</IconButton>, /MuiIconButton-sizeSmall/],
  ['floating action button', <Fab>x</Fab>, /MuiFab-sizeSmall/],
  ['toggle button', <ToggleButton value="a">a</ToggleButton>, /MuiToggleButton-sizeSmall/],
  [
    'group of toggle buttons',
    <ToggleButtonGroup>
      <ToggleButton value="a">a</ToggleButton>
    </ToggleButtonGroup>,
    /MuiToggleButton-sizeSmall/,
  ],
  ['text field', <TextField label="Name" />, /MuiInputBase-sizeSmall/],
  ['margin of a text field', <TextField label="Name" />, /MuiFormControl-marginDense/],
  ['autocomplete', cities, /MuiInputBase-sizeSmall/],
  [
    'input of a form control',
    <FormControl>
      <OutlinedInput />
    </FormControl>,
    /MuiInputBase-sizeSmall/,
  ],
  [
    'label',
    <FormControl>
      <InputLabel>Name</InputLabel>
    </FormControl>,
    /MuiInputLabel-sizeSmall/,
  ],
  [
    'helper text',
    <FormControl>
      <FormHelperText>Help</FormHelperText>
    </FormControl>,
    /MuiFormHelperText-sizeSmall/,
  ],
  ['table', table, /MuiTableCell-sizeSmall/],
  [
    'list',
    <List>
      <ListItemButton>a</ListItemButton>
    </List>,
    /MuiListItemButton-dense/,
  ],
  ['list item', <ListItem>a</ListItem>, /MuiListItem-dense/],
  ['menu item', <MenuItem>a</MenuItem>, /MuiMenuItem-dense/],
  ['toolbar', <Toolbar>a</Toolbar>, /MuiToolbar-dense/],
])('a dense theme makes the %s small, the usual theme does not', (_name, element, small) => {
  expect(render(element, true)).toMatch(small);
  expect(render(element, false)).not.toMatch(small);
});

it('leaves everything else as it is [spec 9.2]', () => {
  expect(Object.keys(denseComponents)).not.toContain('MuiChip');
  expect(createDemoTheme({ direction: 'ltr' }).components).toEqual({});
});
