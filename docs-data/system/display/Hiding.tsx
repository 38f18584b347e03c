import Box from '@mui/system/Box';

const notice = {
  border: '1px solid steelblue',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, steelblue 18%, transparent)',
  px: 2,
  py: 1,
};

export default function Hiding() {
  return (
    <Box sx={{ width: 480, maxWidth: '100%' }}>
      <Box sx={{ ...notice, display: { xs: 'block', sm: 'none' } }}>
        Next ferry: 07:35
      </Box>
      <Box sx={{ ...notice, display: { xs: 'none', sm: 'block' } }}>
        The next ferry from Mill Island leaves at 07:35 from pier 2.
      </Box>
    </Box>
  );
}
