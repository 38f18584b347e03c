import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { questions } from './questions';

const transition = { initial: '0.2s ease-in', expanded: '0.5s ease-out' };

export default function AccordionTransition() {
  return (
    <AccordionGroup transition={transition} sx={groupStyle}>
      {questions.pets.map(({ title, text }) => (
        <Accordion key={title}>
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}

const groupStyle = {
  maxWidth: 400,
  '@media (prefers-reduced-motion: reduce)': {
    '& *': { transition: 'none !important' },
  },
};
