import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const tours = [
  { label: '09:00', places: 4 },
  { label: '11:00', places: 0 },
  { label: '13:00', places: 12 },
  { label: '15:00', places: 0 },
  { label: '17:00', places: 7 },
];

export default function DisabledOptions() {
  return (
    <Autocomplete
      options={tours}
      getOptionDisabled={(tour) => tour.places === 0}
      renderOption={({ key, ...optionProps }, tour) => (
        <li key={key} {...optionProps}>
          {tour.label},{' '}
          {tour.places === 0 ? 'sold out' : `${tour.places} places left`}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Tour time" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
