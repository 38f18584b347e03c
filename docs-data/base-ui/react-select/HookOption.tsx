import { useOption } from '@mui/base/useOption';

interface HookOptionProps {
  value: string;
  label: string;
}

export function HookOption({ value, label }: HookOptionProps) {
  const { getRootProps, highlighted, selected } = useOption({
    value,
    label,
    disabled: false,
  });

  return (
    <li
      {...getRootProps()}
      style={{
        padding: '8px 12px',
        outline: highlighted ? '2px solid currentColor' : 'none',
        outlineOffset: -2,
        listStyle: 'none',
      }}
    >
      {selected ? '✓ ' : ''}
      {label}
    </li>
  );
}
