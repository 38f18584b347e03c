import { inputLabelClasses } from '@mui/material/InputLabel';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { teal } from '@mui/material/colors';
import { styled } from '@mui/material/styles';

const TealField = styled(TextField)(({ theme }) => ({
  [`& .${outlinedInputClasses.root}`]: {
    borderRadius: 16,
    [`&.${outlinedInputClasses.focused} .${outlinedInputClasses.notchedOutline}`]:
      {
        borderColor: teal[500],
      },
  },
  [`& .${inputLabelClasses.root}.${inputLabelClasses.focused}`]: {
    color: teal[800],
    ...theme.applyStyles('dark', { color: teal[200] }),
  },
}));

export default function CustomizedInputsStyled() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TealField label="Plant" defaultValue="Monstera" />
      <TealField label="Room" defaultValue="Kitchen" />
    </Stack>
  );
}
