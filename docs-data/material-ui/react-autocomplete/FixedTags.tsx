import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const groups = ['Owners', 'Accounting', 'Design', 'Support', 'Warehouse'];
const fixed = ['Owners'];

export default function FixedTags() {
  const [readers, setReaders] = useState([...fixed, 'Accounting']);

  return (
    <Autocomplete
      multiple
      disableClearable
      options={groups}
      value={readers}
      onChange={(event, chosen) =>
        setReaders([
          ...fixed,
          ...chosen.filter((group) => !fixed.includes(group)),
        ])
      }
      getOptionDisabled={(group) => fixed.includes(group)}
      renderTags={(tags, getTagProps) =>
        tags.map((group, index) => {
          const { key, onDelete, ...tagProps } = getTagProps({ index });
          const removable = fixed.includes(group) ? {} : { onDelete };
          return <Chip key={key} label={group} {...tagProps} {...removable} />;
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label="Who can see the invoice"
          helperText="Owners always can"
        />
      )}
      sx={{ width: 420, maxWidth: '100%' }}
    />
  );
}
