import { useState } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import SupplierDialog from './SupplierDialog';
import type { Supplier } from './SupplierDialog';

const filter = createFilterOptions<Supplier>();

export default function FreeSoloCreateOptionDialog() {
  const [suppliers, setSuppliers] = useState<Supplier[]>([
    { name: 'Hillside Dairy', city: 'Bern' },
    { name: 'North Mill', city: 'Basel' },
    { name: 'Orchard & Sons', city: 'Geneva' },
  ]);
  const [supplier, setSupplier] = useState<Supplier | null>(null);
  const [draftName, setDraftName] = useState<string | null>(null);

  const choose = (choice: Supplier | string | null) => {
    const name = typeof choice === 'string' ? choice : (choice?.name ?? '');
    const known = suppliers.find((item) => item.name === name);
    if (choice === null || known) setSupplier(known ?? null);
    else setDraftName(name);
  };

  const add = (created: Supplier) => {
    setSuppliers([...suppliers, created]);
    setSupplier(created);
    setDraftName(null);
  };

  return (
    <>
      <Autocomplete
        freeSolo
        clearOnBlur
        selectOnFocus
        options={suppliers}
        value={supplier}
        onChange={(event, choice) => choose(choice)}
        getOptionLabel={(option) =>
          typeof option === 'string' ? option : option.name
        }
        filterOptions={(options, state) => {
          const matches = filter(options, state);
          const name = state.inputValue.trim();
          const exists = options.some((option) => option.name === name);
          return name === '' || exists
            ? matches
            : [...matches, { name, city: '' }];
        }}
        renderOption={({ key, ...optionProps }, option) => (
          <li key={key} {...optionProps}>
            {option.city
              ? `${option.name}, ${option.city}`
              : `New supplier “${option.name}”…`}
          </li>
        )}
        renderInput={(params) => <TextField {...params} label="Supplier" />}
        sx={{ width: 300, maxWidth: '100%' }}
      />
      <SupplierDialog
        name={draftName}
        onAdd={add}
        onClose={() => setDraftName(null)}
      />
    </>
  );
}
