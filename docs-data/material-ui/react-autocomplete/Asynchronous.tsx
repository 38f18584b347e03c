import { useEffect, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { stations } from './stations';
import type { Station } from './stations';

function fetchStations(signal: AbortSignal): Promise<readonly Station[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(stations), 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

export default function Asynchronous() {
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<readonly Station[] | null>(null);
  const loading = open && options === null;

  useEffect(() => {
    if (!loading) return undefined;
    const request = new AbortController();
    fetchStations(request.signal).then(setOptions, () => {});
    return () => request.abort();
  }, [loading]);

  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options ?? []}
      loading={loading}
      loadingText="Loading stations…"
      renderInput={(params) => (
        <TextField
          {...params}
          label="Station"
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  {loading && (
                    <CircularProgress size={20} aria-label="Loading stations" />
                  )}
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
