import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

const Chip = styled('label')({
  position: 'relative',
  padding: '6px 16px',
  border: '2px solid currentColor',
  borderRadius: 999,
  cursor: 'pointer',
  '&[data-checked]': {
    backgroundColor: 'light-dark(#1e3a5f, #bfdbfe)',
    color: 'light-dark(#ffffff, #10243d)',
  },
  '&[data-focused]': {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
  '& input': { position: 'absolute', inset: 0, opacity: 0 },
});

interface FilterChipProps extends UseSwitchParameters {
  label: string;
}

function FilterChip({ label, ...props }: FilterChipProps) {
  const { checked, focusVisible, getInputProps } = useSwitch(props);

  return (
    <Chip
      data-checked={checked || undefined}
      data-focused={focusVisible || undefined}
    >
      <input {...getInputProps()} />
      {checked ? '✓ ' : ''}
      {label}
    </Chip>
  );
}

export default function StylingHooks() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <FilterChip label="Vegetarian" defaultChecked />
      <FilterChip label="Under 30 minutes" />
      <FilterChip label="No oven" />
    </div>
  );
}
