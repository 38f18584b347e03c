import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const filters = ['With a view', 'Less than two hours', 'For strollers'];

interface FilterPanelProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  onDone: () => void;
}

export default function FilterPanel(props: FilterPanelProps) {
  const { chosen, onChange, onDone } = props;

  const toggle = (filter: string, on: boolean) =>
    onChange(filters.filter((f) => (f === filter ? on : chosen.includes(f))));

  return (
    <Box sx={{ p: 2, minWidth: 240 }}>
      <FormGroup>
        {filters.map((filter) => (
          <FormControlLabel
            key={filter}
            checked={chosen.includes(filter)}
            onChange={(event, on) => toggle(filter, on)}
            control={<Checkbox />}
            label={filter}
          />
        ))}
      </FormGroup>
      <Button variant="contained" fullWidth onClick={onDone} sx={{ mt: 2 }}>
        Show the trails
      </Button>
    </Box>
  );
}
