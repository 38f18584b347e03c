import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import LocationOnIcon from '@mui/icons-material/LocationOn';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import PlaceTitle from './PlaceTitle';
import type { PlacePrediction } from './placeService';
import { usePlaces } from './usePlaces';

export default function GoogleMaps() {
  const [place, setPlace] = useState<PlacePrediction | null>(null);
  const [query, setQuery] = useState('');
  const { places, loading } = usePlaces(query);

  return (
    <Autocomplete
      options={place ? [place, ...places] : places}
      loading={loading}
      filterOptions={() => [...places]}
      value={place}
      onChange={(event, newPlace) => setPlace(newPlace)}
      onInputChange={(event, text) => setQuery(text)}
      noOptionsText={
        query === '' ? 'Type the name of a place' : 'No places found'
      }
      getOptionLabel={(option) => `${option.title}, ${option.area}`}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      renderOption={({ key, ...optionProps }, option) => (
        <ListItem key={key} {...optionProps}>
          <ListItemIcon sx={{ minWidth: 40 }}>
            <LocationOnIcon />
          </ListItemIcon>
          <ListItemText
            primary={<PlaceTitle place={option} />}
            secondary={option.area}
          />
        </ListItem>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Meeting point"
          helperText="Try “Central” or “Lake”"
        />
      )}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
