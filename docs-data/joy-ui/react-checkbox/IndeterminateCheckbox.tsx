import { useState } from 'react';
import Box from '@mui/joy/Box';
import Checkbox, { type CheckboxProps } from '@mui/joy/Checkbox';

const folders = ['Invoices', 'Contracts'];

export default function IndeterminateCheckbox() {
  const [chosen, setChosen] = useState(['Contracts']);
  const all = chosen.length === folders.length;
  const some = chosen.length > 0 && !all;
  const toggle = (folder: string) =>
    setChosen(
      chosen.includes(folder)
        ? chosen.filter((other) => other !== folder)
        : [...chosen, folder],
    );

  // The native state must match `aria-checked`.
  const input = (node: HTMLInputElement | null) => {
    if (node) node.indeterminate = some;
  };

  return (
    <Box role="group" aria-label="Folders in the backup">
      <Checkbox
        label="All folders"
        checked={all}
        indeterminate={some}
        slotProps={{ input: { ref: input } }}
        onChange={() => setChosen(all ? [] : folders)}
      />
      {folders.map((folder) => (
        <Folder
          key={folder}
          label={folder}
          checked={chosen.includes(folder)}
          onChange={() => toggle(folder)}
        />
      ))}
    </Box>
  );
}

function Folder(props: CheckboxProps) {
  return (
    <Box sx={{ mt: 1.5, marginInlineStart: 3 }}>
      <Checkbox {...props} />
    </Box>
  );
}
