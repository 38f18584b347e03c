import { useState } from 'react';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import MobileStepper from '@mui/material/MobileStepper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const pictures = ['Harbor', 'Ferry', 'Meadow'];
/** Points to the next picture in both text directions. */
const arrow = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };
const frame = { display: 'block', objectFit: 'cover' } as const;

export default function DotsMobileStepper() {
  const [active, setActive] = useState(0);
  const count = pictures.length;
  const picture = pictures[active] ?? '';
  const src = `/static/images/island/${picture.toLowerCase()}.svg`;
  const go = (by: number) => setActive((active + by + count) % count);

  const back = (
    <IconButton aria-label="Previous picture" onClick={() => go(-1)}>
      <ChevronLeftIcon sx={arrow} />
    </IconButton>
  );
  const next = (
    <IconButton aria-label="Next picture" onClick={() => go(1)}>
      <ChevronRightIcon sx={arrow} />
    </IconButton>
  );

  return (
    <Stack sx={{ width: 280 }}>
      <img src={src} alt="" width={280} height={180} style={frame} />
      <Typography role="status" align="center">
        {picture}, {active + 1} of {count}
      </Typography>
      <MobileStepper
        position="static"
        steps={count}
        activeStep={active}
        backButton={back}
        nextButton={next}
      />
    </Stack>
  );
}
