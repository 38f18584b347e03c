import { type UIEvent, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { usePostcards } from './usePostcards';

export default function LoadOnScroll() {
  const [card, setCard] = useState<string | null>(null);
  const { postcards, total, loading, search, loadMore } = usePostcards();

  // Arrow keys and End scroll the list too.
  const loadAtEnd = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    if (scrollHeight - scrollTop - clientHeight < 80) loadMore();
  };

  return (
    <Autocomplete
      options={card ? [card, ...postcards] : postcards}
      // The server searches, because most postcards aren't loaded.
      filterOptions={() => [...postcards]}
      value={card}
      onChange={(event, newCard) => setCard(newCard)}
      onInputChange={(event, text, reason) =>
        search(reason === 'input' ? text : '')
      }
      loading={loading}
      autoHighlight
      // Arrow Down waits at the last option while more are loading.
      disableListWrap
      // A page of options must be longer: a list that can't scroll loads no more.
      slotProps={{ listbox: { sx: { maxHeight: 240 }, onScroll: loadAtEnd } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Postcard"
          helperText={
            loading ? 'Loading…' : `${postcards.length} of ${total} loaded`
          }
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
