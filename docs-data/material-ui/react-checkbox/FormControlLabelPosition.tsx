import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';

const placements = ['top', 'start', 'end', 'bottom'] as const;

/** Each box is at its side of the page. */
const page = {
  display: 'grid',
  gridTemplateAreas: '". top ." "start . end" ". bottom ."',
  justifyItems: 'center',
  p: 1,
  mt: 1,
  border: 1,
  borderColor: 'divider',
};

export default function FormControlLabelPosition() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Print margins</FormLabel>
      <Box sx={page}>
        {placements.map((placement) => (
          <FormControlLabel
            key={placement}
            label={placement}
            labelPlacement={placement}
            sx={{ gridArea: placement, mx: 0 }}
            control={<Checkbox defaultChecked={placement === 'top'} />}
          />
        ))}
      </Box>
    </FormControl>
  );
}
