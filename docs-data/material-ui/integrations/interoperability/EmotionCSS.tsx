import { ClassNames } from '@emotion/react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function EmotionCSS() {
  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <ClassNames>
        {({ css }) => (
          <Slider
            aria-label="Humidity in percent"
            defaultValue={60}
            className={css({ color: '#388e3c' })}
          />
        )}
      </ClassNames>
    </Box>
  );
}
