import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import Block from './Block';

const steps = [
  {
    title: 'Saturday, ten',
    text: 'Lay out the sheet, sort the spars by color.',
  },
  { title: 'Saturday, noon', text: 'Stretch the sail. Tie eleven knots.' },
  { title: 'Sunday, windy', text: 'Walk backwards, let go, look up.' },
];

/** A row of ordered steps on a colored band. */
export default function Steps() {
  return (
    <Block id="steps" labelledBy="steps-title">
      <Sheet
        variant="solid"
        color="primary"
        sx={{ borderRadius: 'xl', p: { xs: 3, md: 6 } }}
      >
        <Typography level="h2" id="steps-title" textColor="common.white">
          One weekend
        </Typography>
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gap: 4,
            m: 0,
            mt: 4,
            p: 0,
            listStyle: 'none',
            gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          }}
        >
          {steps.map(({ title, text }) => (
            <Box
              component="li"
              key={title}
              sx={{ borderBlockStart: '2px solid #ffc145', pt: 2 }}
            >
              <Typography level="title-lg" textColor="common.white">
                {title}
              </Typography>
              <Typography textColor="primary.100">{text}</Typography>
            </Box>
          ))}
        </Box>
      </Sheet>
    </Block>
  );
}
