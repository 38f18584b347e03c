import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const reports = ['Sales', 'Returns', 'Stock'];

export default function AccessibleTabs2() {
  const id = useId();
  const [report, setReport] = useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={report}
        onChange={(_event, value: number) => setReport(value)}
        variant="scrollable"
        aria-label="Shop reports"
      >
        {reports.map((name, index) => (
          <Tab
            key={name}
            label={name}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${report}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {reports[report]} of the last 12 months, loaded on request
      </Box>
    </Box>
  );
}
