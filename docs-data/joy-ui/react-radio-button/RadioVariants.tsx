import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function RadioVariants() {
  return (
    <RadioGroup aria-label="Button variant" defaultValue="solid">
      {variants.map((variant) => (
        <Radio
          key={variant}
          value={variant}
          label={variant}
          variant={variant}
        />
      ))}
    </RadioGroup>
  );
}
