import { useId } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

export default function Grouped() {
  const id = useId();

  return (
    <Autocomplete
      options={stations}
      groupBy={(station) => station.country}
      renderGroup={({ key, group, children }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <ListSubheader component="div" id={`${id}-${key}`} sx={{ top: -8 }}>
            {group}
          </ListSubheader>
          <ul role="presentation" style={{ padding: 0 }}>
            {children}
          </ul>
        </div>
      )}
      renderInput={(params) => <TextField {...params} label="To" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
