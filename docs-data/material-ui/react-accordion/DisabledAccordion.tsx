import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';

const weeks = [
  { week: 'Week 1: clay and glaze', tasks: 'Make three test tiles.' },
  { week: 'Week 2: bowls', tasks: 'Throw five bowls, keep the best.' },
  { week: 'Week 3: lids (opens on Monday)', tasks: '', locked: true },
];

export default function DisabledAccordion() {
  const id = useId();

  return (
    <Box sx={{ width: 480, maxWidth: '100%', typography: 'body1' }}>
      {weeks.map(({ week, tasks, locked }, index) => (
        <Accordion key={week} disabled={locked}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${index}`}
            aria-controls={`${id}-${index}-tasks`}
          >
            {week}
          </AccordionSummary>
          <AccordionDetails>{tasks}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
