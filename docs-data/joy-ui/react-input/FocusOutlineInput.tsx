import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function FocusOutlineInput() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Garden name</FormLabel>
      <Input
        defaultValue="Herbs and berries"
        sx={{
          '&::before': { display: 'none' },
          '&:focus-within': {
            outline: '2px solid var(--Input-focusedHighlight)',
            outlineOffset: '2px',
          },
        }}
      />
    </FormControl>
  );
}
