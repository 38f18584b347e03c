import { useId, useState } from 'react';
import HotelIcon from '@mui/icons-material/Hotel';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import PetsIcon from '@mui/icons-material/Pets';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';
import TrainIcon from '@mui/icons-material/Train';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const categories = [
  { name: 'Groceries', words: 'food shop', Icon: ShoppingBasketIcon },
  { name: 'Cafés', words: 'cafe coffee tea', Icon: LocalCafeIcon },
  { name: 'Pets', words: 'dog cat vet', Icon: PetsIcon },
  { name: 'Trains', words: 'travel rail', Icon: TrainIcon },
  { name: 'Hotels', words: 'travel bed', Icon: HotelIcon },
];

export default function SearchIcons() {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('Trains');
  const labelId = useId();
  const query = text.trim().toLowerCase();
  const buttons = categories
    .filter(({ name, words }) =>
      `${name} ${words}`.toLowerCase().includes(query),
    )
    .map(({ name, Icon }) => (
      <ToggleButton key={name} value={name} aria-label={name}>
        <Icon />
      </ToggleButton>
    ));
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <TextField
        label="Search categories"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormLabel id={labelId}>Category: {chosen}</FormLabel>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={labelId}
        value={chosen}
        onChange={(_event, name) => setChosen(name ?? chosen)}
      >
        {buttons}
      </ToggleButtonGroup>
    </Stack>
  );
}
