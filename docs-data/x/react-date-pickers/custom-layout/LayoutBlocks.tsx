import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

type Block = 'toolbar' | 'tabs' | 'contentWrapper' | 'shortcuts' | 'actionBar';
const blocks: Block[] = [
  'toolbar',
  'shortcuts',
  'contentWrapper',
  'tabs',
  'actionBar',
];
const concert = dayjs('2025-11-21T20:00');
const items = [{ label: 'Premiere', getValue: () => concert }];
const shortcuts = { items };

export default function LayoutBlocks() {
  const [block, setBlock] = useState<Block>('contentWrapper');
  const style = { outline: '3px solid currentColor', outlineOffset: '-3px' };
  const sx = {
    display: { xs: 'block', sm: 'grid' },
    [`& .${pickersLayoutClasses[block]}`]: style,
  };
  const buttons = blocks.map((name) => (
    <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
      {name}
    </ToggleButton>
  ));
  return (
    <Stack spacing={2} sx={{ mx: -2, overflowX: 'auto', p: 0.25 }}>
      <ToggleButtonGroup
        aria-label="Outlined block"
        exclusive
        size="small"
        sx={{ flexWrap: 'wrap' }}
        value={block}
        onChange={(_, next: Block | null) => setBlock(next ?? block)}
      >
        {buttons}
      </ToggleButtonGroup>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDateTimePicker
          defaultValue={concert}
          slotProps={{ shortcuts, layout: { sx } }}
        />
      </LocalizationProvider>
    </Stack>
  );
}
