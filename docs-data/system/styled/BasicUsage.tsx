import styled from '@mui/system/styled';

const Station = styled('div')({
  border: '1px solid currentColor',
  borderRadius: 12,
  padding: '12px 24px',
  '&:hover': { borderColor: 'teal' },
});

export default function BasicUsage() {
  return <Station>Old Mill, 5 bikes</Station>;
}
