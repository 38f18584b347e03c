import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';

/** A field for the hours a week as the value of a filter. */
export default function HoursInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const hours = Number(item.value) || 20;
  return (
    <Box
      sx={{ display: 'flex', flex: 1, alignItems: 'flex-end', gap: 2, px: 2 }}
    >
      <Slider
        min={20}
        max={42}
        step={2}
        marks
        size="small"
        aria-label="Hours a week"
        value={hours}
        onChange={(_event, value) => applyValue({ ...item, value })}
        slotProps={{ input: { ref: focusElementRef } }}
      />
      <Typography sx={{ whiteSpace: 'nowrap' }}>
        {item.value ? `${hours} h` : 'Any'}
      </Typography>
    </Box>
  );
}
