import AddIcon from '@mui/icons-material/Add';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary, {
  accordionSummaryClasses as classes,
} from '@mui/joy/AccordionSummary';
import { questions } from './questions';

export default function AccordionIndicator() {
  return (
    <AccordionGroup sx={groupStyle}>
      {questions.trips.map(({ title, text }) => (
        <Accordion key={title}>
          <AccordionSummary indicator={<AddIcon />}>{title}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}

const groupStyle = {
  maxWidth: 400,
  [`& .${classes.indicator}`]: { transition: 'transform 0.2s' },
  [`& [aria-expanded="true"] .${classes.indicator}`]: {
    transform: 'rotate(45deg)',
  },
};
