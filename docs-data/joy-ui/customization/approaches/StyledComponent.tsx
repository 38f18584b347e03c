import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const Fare = styled('div')(({ theme }) => ({
  padding: theme.spacing(2, 3),
  borderRadius: theme.vars.radius.md,
  fontFamily: theme.vars.fontFamily.body,
  fontWeight: theme.vars.fontWeight.lg,
  boxShadow: theme.vars.shadow.sm,
  ...theme.variants.outlined.neutral,
  '&:hover': theme.variants.outlinedHover.neutral,
}));

export default function StyledComponent() {
  return (
    <Stack direction="row" spacing={2}>
      <Fare>Day: €14</Fare>
      <Fare>Night: €19</Fare>
    </Stack>
  );
}
