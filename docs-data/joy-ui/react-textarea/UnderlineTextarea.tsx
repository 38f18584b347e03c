import Textarea from '@mui/joy/Textarea';

export default function UnderlineTextarea() {
  return (
    <Textarea
      variant="plain"
      aria-label="Haiku"
      placeholder="Three lines"
      minRows={3}
      sx={underlineStyle}
    />
  );
}

const underlineStyle = {
  width: 320,
  maxWidth: '100%',
  borderRadius: 0,
  borderBottom: '2px solid',
  borderColor: 'neutral.outlinedBorder',
  '--Textarea-focusedThickness': '0px',
  '&:focus-within': {
    borderColor: 'primary.solidBg',
    outline: '2px solid transparent',
  },
};
