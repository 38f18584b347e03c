import { useEffect, useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { plantNames } from './plants';
import { fieldStyle } from './styles';

export default function Asynchronous() {
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<string[]>([]);
  const loading = open && options.length === 0;

  useEffect(() => {
    if (!loading) return undefined;
    // Replace this with a request to a server.
    const timer = setTimeout(() => setOptions(plantNames), 1000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <FormControl sx={fieldStyle}>
      <FormLabel>Plant from the nursery</FormLabel>
      <Autocomplete
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={options}
        loading={loading}
        slotProps={{ loading: loadingProps }}
        endDecorator={loading && <Waiting />}
      />
    </FormControl>
  );
}

// A listbox can contain only options.
const loadingProps = { role: 'option', 'aria-disabled': true } as const;

const Waiting = () => (
  <CircularProgress size="sm" aria-label="Loading plants" />
);
