import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { roles } from './data';
import type { Errors } from './useNewMember';

export default function MemberFields({ errors }: { errors: Errors }) {
  return (
    <Stack spacing={2.5} sx={{ pt: 1 }}>
      <TextField
        name="name"
        label="Name"
        autoComplete="off"
        required
        error={Boolean(errors.name)}
        helperText={errors.name}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        required
        error={Boolean(errors.email)}
        helperText={errors.email}
      />
      <TextField select name="role" label="Role" defaultValue="Reader">
        {roles.map((role) => (
          <MenuItem key={role} value={role}>
            {role}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
