import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function SelectVariants() {
  return (
    <Stack spacing={1.5} sx={{ width: 220 }}>
      {variants.map((variant) => (
        <Select
          key={variant}
          variant={variant}
          aria-label={`Paper (${variant})`}
          defaultValue="matte"
        >
          <Option value="matte">Matte paper</Option>
          <Option value="glossy">Glossy paper</Option>
        </Select>
      ))}
    </Stack>
  );
}
