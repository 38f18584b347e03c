import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const counts = { Songs: 248, Albums: 31, Mixes: 6 };
const kinds = ['Songs', 'Albums', 'Mixes'] as const;

export default function FullWidthTabs() {
  const id = useId();
  const [kind, setKind] = useState<(typeof kinds)[number]>('Songs');

  return (
    <Paper sx={{ width: '100%', maxWidth: 420, mx: 'auto' }}>
      <Tabs
        value={kind}
        onChange={(_event, value: typeof kind) => setKind(value)}
        variant="fullWidth"
        aria-label="Music library"
        sx={{ [`& .${tabClasses.root}`]: { minWidth: 0 } }}
      >
        {kinds.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${kind}`}
        tabIndex={0}
        sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}
      >
        {counts[kind]} {kind.toLowerCase()} on this device
      </Box>
    </Paper>
  );
}
