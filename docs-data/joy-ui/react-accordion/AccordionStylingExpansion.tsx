import Accordion, { accordionClasses } from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { questions } from './questions';

export default function AccordionStylingExpansion() {
  return (
    <AccordionGroup disableDivider sx={groupStyle}>
      {questions.groups.map(({ title, text }, index) => (
        <Accordion key={title} defaultExpanded={index === 1}>
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}

const groupStyle = {
  maxWidth: 400,
  [`& .${accordionClasses.root}`]: {
    borderInlineStart: '3px solid transparent',
  },
  [`& .${accordionClasses.expanded}`]: {
    borderInlineStartColor: 'primary.500',
    bgcolor: 'background.level1',
  },
};
