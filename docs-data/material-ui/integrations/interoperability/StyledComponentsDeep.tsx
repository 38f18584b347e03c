import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';

const SquareSlider = styled(Slider)`
  & .${sliderClasses.thumb} {
    border-radius: 2px;
  }
`;

export default function StyledComponentsDeep() {
  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <SquareSlider aria-label="Light in percent" defaultValue={70} />
    </Box>
  );
}
