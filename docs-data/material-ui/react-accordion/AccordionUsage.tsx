import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { questions } from './questions';

const heading = { component: 'h2' } as const;

export default function AccordionUsage() {
  const id = useId();
  const names = (key: string) => ({
    id: `${id}-${key}-header`,
    'aria-controls': `${id}-${key}-content`,
  });

  return (
    <Box sx={{ width: 480, maxWidth: '100%', typography: 'body1' }}>
      {questions.map(({ key, question, answer }) => (
        <Accordion key={key} slotProps={{ heading }}>
          <AccordionSummary expandIcon={<ExpandMoreIcon />} {...names(key)}>
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
