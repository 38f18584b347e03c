import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const tracks = ['Overture', 'Night train', 'Salt and rain'];

export default function IndeterminateCheckbox() {
  const [chosen, setChosen] = useState(['Night train']);
  const isAll = chosen.length === tracks.length;
  const isSome = chosen.length > 0 && !isAll;

  const showSome = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isSome;
  };
  const toggle = (track: string) =>
    setChosen(
      chosen.includes(track)
        ? chosen.filter((other) => other !== track)
        : [...chosen, track],
    );
  const album = (
    <Checkbox checked={isAll} indeterminate={isSome} inputRef={showSome} />
  );

  return (
    <FormGroup>
      <FormControlLabel
        label="Download the album"
        control={album}
        onChange={() => setChosen(isAll ? [] : tracks)}
      />
      {tracks.map((track) => (
        <FormControlLabel
          key={track}
          label={track}
          control={<Checkbox checked={chosen.includes(track)} />}
          onChange={() => toggle(track)}
          sx={{ pl: 3 }}
        />
      ))}
    </FormGroup>
  );
}
