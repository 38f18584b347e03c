import { useId } from 'react';
import Box from '@mui/material/Box';
import { FlatAccordion, FlatDetails, FlatSummary } from './FlatAccordion';

const releases = [
  { version: '4.2', notes: 'Export a trip as a calendar file.' },
  { version: '4.1', notes: 'Maps load without a connection.' },
  { version: '4.0', notes: 'A new design, and a dark color scheme.' },
];

export default function CustomizedAccordions() {
  const id = useId();
  const names = (index: number) => ({
    id: `${id}-${index}`,
    'aria-controls': `${id}-${index}-notes`,
  });

  return (
    <Box sx={{ width: 480, maxWidth: '100%', typography: 'body1' }}>
      {releases.map(({ version, notes }, index) => (
        <FlatAccordion key={version} defaultExpanded={index === 0}>
          <FlatSummary {...names(index)}>Version {version}</FlatSummary>
          <FlatDetails>{notes}</FlatDetails>
        </FlatAccordion>
      ))}
    </Box>
  );
}
