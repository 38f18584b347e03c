import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const sections = {
  primary: 'Goals for the week',
  success: 'What went well',
  warning: 'Risks',
  danger: 'What is blocked',
  neutral: 'Everything else',
} as const;

export default function TextareaColors() {
  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%' }}>
      {(Object.keys(sections) as (keyof typeof sections)[]).map((color) => (
        <Textarea
          key={color}
          color={color}
          variant="soft"
          aria-label={sections[color]}
          placeholder={sections[color]}
        />
      ))}
    </Stack>
  );
}
