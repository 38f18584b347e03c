import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import AddMember from './AddMember';
import { roles } from './data';
import PeopleTable from './PeopleTable';
import { usePeople } from './usePeople';

export default function People() {
  const { people, shown, view, change, sort, add } = usePeople();
  const [isAdding, setAdding] = useState(false);

  return (
    <Paper variant="outlined">
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ p: 2, alignItems: { sm: 'center' } }}
      >
        <TextField
          type="search"
          label="Search by name or email"
          value={view.search}
          onChange={(event) => change({ search: event.target.value })}
          sx={{ flexGrow: 1 }}
        />
        <TextField
          select
          label="Role"
          value={view.role}
          onChange={(event) => change({ role: event.target.value })}
          sx={{ minWidth: 140 }}
        >
          {['All', ...roles].map((role) => (
            <MenuItem key={role} value={role}>
              {role}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" onClick={() => setAdding(true)}>
          Add a member
        </Button>
      </Stack>
      <PeopleTable people={shown} view={view} onSort={sort} />
      <Typography role="status" variant="body2" sx={{ p: 2 }}>
        {`Members shown: ${shown.length} of ${people.length}`}
      </Typography>
      {isAdding && (
        <AddMember
          people={people}
          onAdd={add}
          onClose={() => setAdding(false)}
        />
      )}
    </Paper>
  );
}
