import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';

/** A field for the hours a week as the value of a filter. */
export default function HoursInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', px: 2 }}>
      <Slider
        min={20}
        max={42}
        step={2}
        marks
        valueLabelDisplay="auto"
        aria-label="Hours a week"
        value={Number(item.value) || 20}
        onChange={(_event, value) => applyValue({ ...item, value })}
        slotProps={{ input: { ref: focusElementRef } }}
        sx={{ minWidth: 140 }}
      />
    </Box>
  );
}
