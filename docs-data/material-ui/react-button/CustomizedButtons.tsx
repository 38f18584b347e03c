import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { teal } from '@mui/material/colors';
import { styled } from '@mui/material/styles';

const TicketButton = styled(Button)(({ theme }) => ({
  paddingInline: theme.spacing(3),
  border: `2px dashed ${teal[200]}`,
  borderRadius: 999,
  color: theme.palette.common.white,
  backgroundColor: teal[800],
  fontWeight: 700,
  letterSpacing: 0,
  textTransform: 'none',
  '&:hover': { backgroundColor: teal[900] },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${teal[500]}`,
    outlineOffset: 2,
  },
}));

export default function CustomizedButtons() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <TicketButton startIcon={<ConfirmationNumberIcon />}>
        Buy tickets
      </TicketButton>
      <Button
        variant="outlined"
        sx={{ borderRadius: 999, textTransform: 'none' }}
      >
        Hold seats
      </Button>
    </Stack>
  );
}
