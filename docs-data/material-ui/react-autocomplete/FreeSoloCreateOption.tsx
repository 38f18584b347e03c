import { useState } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { initialPlaylists, type Playlist } from './playlists';

const filter = createFilterOptions<Playlist>();

export default function FreeSoloCreateOption() {
  const [playlists, setPlaylists] = useState(initialPlaylists);
  const [playlist, setPlaylist] = useState<Playlist | null>(null);

  const choose = (choice: Playlist | string | null) => {
    const name = (typeof choice === 'string' ? choice : choice?.name)?.trim();
    if (!name) {
      setPlaylist(null);
      return;
    }
    const known = playlists.find((item) => item.name === name);
    const chosen = known ?? { name };
    if (!known) setPlaylists([...playlists, chosen]);
    setPlaylist(chosen);
  };

  return (
    <Autocomplete
      freeSolo
      clearOnBlur
      selectOnFocus
      handleHomeEndKeys
      options={playlists}
      value={playlist}
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
          : [...matches, { name, isNew: true }];
      }}
      renderOption={({ key, ...optionProps }, option) => (
        <li key={key} {...optionProps}>
          {option.isNew ? `Create “${option.name}”` : option.name}
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label="Add to playlist" />
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
