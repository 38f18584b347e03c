import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const settings = [
  { label: 'Sound', text: 'Volume follows the time of day.' },
  { label: 'Screen', text: 'The screen turns off after five minutes.' },
  { label: 'Privacy', text: 'Visitors must ask before they connect.' },
];

export default function VerticalTabs() {
  const id = useId();
  const [current, setCurrent] = useState(0);

  return (
    <Box sx={{ display: 'flex', width: '100%', minHeight: 160 }}>
      <Tabs
        orientation="vertical"
        value={current}
        onChange={(_event, value: number) => setCurrent(value)}
        aria-label="Settings of the speaker"
        sx={{ flexShrink: 0, borderRight: 1, borderColor: 'divider' }}
      >
        {settings.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {settings.map(({ label, text }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== current}
          tabIndex={0}
          sx={{ flexGrow: 1, p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
