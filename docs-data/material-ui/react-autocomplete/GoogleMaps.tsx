import { useEffect, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import LocationOnIcon from '@mui/icons-material/LocationOn';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import parse from 'autosuggest-highlight/parse';
import { searchPlaces } from './placeService';
import type { PlacePrediction } from './placeService';

const noPlaces: readonly PlacePrediction[] = [];

function Title({ place }: { place: PlacePrediction }) {
  return parse(place.title, place.matches).map((part, index) => (
    <span key={index} style={{ fontWeight: part.highlight ? 700 : 400 }}>
      {part.text}
    </span>
  ));
}

function usePlaces(query: string) {
  const [answer, setAnswer] = useState({ query: '', places: noPlaces });

  useEffect(() => {
    if (query === '') return undefined;
    const request = new AbortController();
    const debounce = setTimeout(() => {
      searchPlaces(query, request.signal).then(
        (places) => setAnswer({ query, places }),
        () => {
          // A newer search replaced this one.
        },
      );
    }, 200);
    return () => {
      clearTimeout(debounce);
      request.abort();
    };
  }, [query]);

  return {
    places: query === '' ? noPlaces : answer.places,
    loading: query !== '' && query !== answer.query,
  };
}

export default function GoogleMaps() {
  const [place, setPlace] = useState<PlacePrediction | null>(null);
  const [query, setQuery] = useState('');
  const { places, loading } = usePlaces(query);

  return (
    <Autocomplete
      options={places}
      loading={loading}
      filterOptions={(found) => found}
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
            primary={<Title place={option} />}
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
