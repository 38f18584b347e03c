import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function UnderlineInput() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Note for the courier</FormLabel>
      <Input placeholder="Leave it with the neighbors" sx={underlineStyle} />
    </FormControl>
  );
}

const underlineStyle = {
  '--Input-radius': '0px',
  '--Input-paddingInline': '0.25rem',
  border: 0,
  borderBottom: '1px solid',
  borderColor: 'neutral.outlinedBorder',
  boxShadow: 'none',
  bgcolor: 'transparent',
  '&::before': {
    boxShadow: 'none',
    borderBottom:
      'calc(var(--Input-focused) * 2px) solid var(--Input-focusedHighlight)',
  },
} as const;
