import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const filters = ['With a view', 'Less than two hours', 'For strollers'];

interface FilterPanelProps {
  onDone: () => void;
}

export default function FilterPanel({ onDone }: FilterPanelProps) {
  return (
    <Box sx={{ p: 2, minWidth: 240 }}>
      <FormGroup>
        {filters.map((filter) => (
          <FormControlLabel
            key={filter}
            control={<Checkbox />}
            label={filter}
          />
        ))}
      </FormGroup>
      <Button variant="contained" fullWidth onClick={onDone} sx={{ mt: 2 }}>
        Show 14 trails
      </Button>
    </Box>
  );
}
