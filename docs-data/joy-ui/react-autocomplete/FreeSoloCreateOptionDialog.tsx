import { useState, type SyntheticEvent } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import { NewPlantDialog } from './NewPlantDialog';
import { plantNames } from './plants';
import { fieldStyle } from './styles';

export default function FreeSoloCreateOptionDialog() {
  const [known, setKnown] = useState(plantNames);
  const [plant, setPlant] = useState<string | null>(null);
  const [draft, setDraft] = useState<string | null>(null);

  function choose(event: SyntheticEvent, typed: string | null) {
    // Otherwise, the same key press submits the form of the dialog.
    event.preventDefault();
    const name = typed?.trim() || null;
    if (name === null || known.includes(name)) setPlant(name);
    else setDraft(name);
  }

  function add(name: string) {
    if (!known.includes(name)) setKnown([...known, name]);
    setPlant(name);
    setDraft(null);
  }

  return (
    <FormControl sx={fieldStyle}>
      <FormLabel>Plant of the month</FormLabel>
      <Autocomplete
        freeSolo
        clearOnBlur
        options={known}
        value={plant}
        onChange={choose}
      />
      <FormHelperText>Press Enter to add a plant of your own.</FormHelperText>
      <NewPlantDialog
        draft={draft}
        onAdd={add}
        onClose={() => setDraft(null)}
      />
    </FormControl>
  );
}
