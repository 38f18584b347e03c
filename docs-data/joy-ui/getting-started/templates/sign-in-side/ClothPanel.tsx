import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { cloths } from './cloths';
import Weave from './Weave';

const panel = {
  position: 'relative',
  overflow: 'hidden',
  gridArea: 'cloth',
  minHeight: { xs: 264, md: '100dvh' },
};
const label = {
  position: 'absolute',
  insetInlineStart: { xs: 16, md: 40 },
  insetInlineEnd: { xs: 16, md: 'auto' },
  insetBlockEnd: { xs: 16, md: 40 },
  width: { md: 340 },
  p: { xs: 1.5, md: 2.5 },
  borderRadius: 'sm',
  boxShadow: 'lg',
};
const turning = '[dir="rtl"] &';

export default function ClothPanel() {
  const [index, setIndex] = useState(0);
  const cloth = cloths[index] ?? cloths[0];
  const next = () => setIndex((index + 1) % cloths.length);

  return (
    <Box component="aside" aria-label="From the studio" sx={panel}>
      <Weave cloth={cloth} />
      <Sheet sx={label}>
        <div aria-live="polite">
          <Typography level="title-md" component="h2">
            {cloth.name}
          </Typography>
          <Typography level="body-sm" textColor="text.secondary">
            {cloth.weaver}
          </Typography>
        </div>
        <Button
          variant="plain"
          size="sm"
          onClick={next}
          endDecorator={
            <ArrowForwardIcon sx={{ [turning]: { transform: 'scaleX(-1)' } }} />
          }
          sx={{ mt: { xs: 0.5, md: 1.5 }, marginInlineStart: -1.5 }}
        >
          Another cloth
        </Button>
      </Sheet>
    </Box>
  );
}
