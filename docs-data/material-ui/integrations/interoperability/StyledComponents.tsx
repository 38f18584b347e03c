import styled from '@emotion/styled';
import Slider from '@mui/material/Slider';
import Box from '@mui/material/Box';

const GreenSlider = styled(Slider)`
  color: #388e3c;

  &:hover {
    color: #00796b;
  }
`;

export default function StyledComponents() {
  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <GreenSlider aria-label="Water in percent" defaultValue={40} />
    </Box>
  );
}
