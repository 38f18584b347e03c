import { useState } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import SupplierDialog from './SupplierDialog';
import { addTo, initialSuppliers, nameOf, type Supplier } from './suppliers';

const filter = createFilterOptions<Supplier>();

export default function FreeSoloCreateOptionDialog() {
  const [suppliers, setSuppliers] = useState(initialSuppliers);
  const [supplier, setSupplier] = useState<Supplier | null>(null);
  const [draftName, setDraftName] = useState<string | null>(null);

  const choose = (choice: Supplier | string | null) => {
    const name = choice === null ? '' : nameOf(choice).trim();
    const known = suppliers.find((item) => item.name === name);
    if (name === '' || known) setSupplier(known ?? null);
    else setDraftName(name);
  };

  const add = (created: Supplier) => {
    setSuppliers(addTo(suppliers, created));
    setSupplier(created);
    setDraftName(null);
  };

  return (
    <>
      <Autocomplete
        freeSolo
        clearOnBlur
        options={suppliers}
        value={supplier}
        onChange={(event, choice) => choose(choice)}
        getOptionLabel={nameOf}
        filterOptions={(options, state) => {
          const matches = filter(options, state);
          const name = state.inputValue.trim();
          const exists = options.some((option) => option.name === name);
          const offer = name === '' || exists ? [] : [{ name, city: '' }];
          return [...matches, ...offer];
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
