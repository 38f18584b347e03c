import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Invitations from './Invitations';
import People from './People';
import Rights from './Rights';

const tabs = [
  { title: 'People', Panel: People },
  { title: 'Invitations', Panel: Invitations },
  { title: 'Rights', Panel: Rights },
];

export default function Members() {
  const id = useId();
  const [chosen, setChosen] = useState(0);

  return (
    <>
      <Tabs
        aria-label="Members"
        value={chosen}
        onChange={(_, next: number) => setChosen(next)}
        sx={{ px: { xs: 2, md: 4 }, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(({ title }, index) => (
          <Tab
            key={title}
            label={title}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {tabs.map(({ title, Panel }, index) => (
        <Box
          key={title}
          role="tabpanel"
          hidden={index !== chosen}
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          sx={{ p: { xs: 2, md: 4 } }}
        >
          <Panel />
        </Box>
      ))}
    </>
  );
}
