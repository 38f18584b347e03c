import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { applySoftInversion } from '@mui/joy/colorInversion';
import { styled } from '@mui/joy/styles';

const Notice = styled('div')(
  ({ theme }) => ({
    padding: theme.spacing(3),
    borderInlineStart: '6px solid',
    display: 'grid',
    gap: theme.spacing(2),
    ...theme.variants.soft.warning,
  }),
  ({ theme }) => applySoftInversion('warning')(theme),
);

export default function ColorInversionAnyParentStyled() {
  return (
    <Notice>
      <Typography level="title-md">Bridge closed until Monday</Typography>
      <Button variant="solid">Show the detour</Button>
    </Notice>
  );
}
