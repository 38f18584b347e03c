import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Masonry from '@mui/lab/Masonry';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { questions } from './questions';

export default function MasonryWithVariableHeightItems() {
  const id = useId();
  const names = (index: number) => ({
    id: `${id}-${index}`,
    'aria-controls': `${id}-${index}-answer`,
  });

  return (
    <Box sx={{ p: 2 }}>
      <Masonry
        columns={{ xs: 2, sm: 3 }}
        spacing={2}
        defaultColumns={3}
        defaultHeight={144}
        defaultSpacing={2}
      >
        {questions.map(({ title, answer }, index) => (
          <div key={title}>
            <Accordion>
              <AccordionSummary
                expandIcon={<ExpandMoreIcon />}
                {...names(index)}
              >
                {title}
              </AccordionSummary>
              <AccordionDetails>{answer}</AccordionDetails>
            </Accordion>
          </div>
        ))}
      </Masonry>
    </Box>
  );
}
