import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function BasicCheckbox() {
  const [insured, setInsured] = useState(true);

  return (
    <Stack spacing={1}>
      <Checkbox
        label="Insure the parcel"
        checked={insured}
        onChange={(event) => setInsured(event.target.checked)}
      />
      <Checkbox label="Send it by air" defaultChecked />
      <Checkbox label="Pick it up today" disabled />
    </Stack>
  );
}
