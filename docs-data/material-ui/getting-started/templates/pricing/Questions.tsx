import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { questions } from './plans';

export default function Questions() {
  const id = useId();

  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2" sx={{ mb: 2 }}>
        Before you ask
      </Typography>
      {questions.map(({ question, answer }, index) => (
        <Accordion key={question} disableGutters>
          <AccordionSummary
            id={`${id}question${index}`}
            aria-controls={`${id}answer${index}`}
            expandIcon={<ExpandMoreIcon />}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </section>
  );
}
