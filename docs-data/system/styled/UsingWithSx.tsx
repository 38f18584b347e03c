import styled from '@mui/system/styled';

const Station = styled('div')({
  display: 'inline-block',
  border: '1px solid currentColor',
  margin: 8,
  borderRadius: 12,
  padding: '12px 24px',
});

export default function UsingWithSx() {
  return (
    <>
      <Station>Old Mill, 5 bikes</Station>
      <Station sx={{ borderRadius: 0, px: 6 }}>Fish Market, 1 bike</Station>
    </>
  );
}
