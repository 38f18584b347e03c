import { useId, type ReactNode } from 'react';
import { styled } from '@mui/system';

const Label = styled('span')({
  display: 'block',
  padding: '8px 12px 4px',
  fontSize: '0.8125rem',
  fontWeight: 600,
});

interface MenuSectionProps {
  label: string;
  children: ReactNode;
}

export function MenuSection({ label, children }: MenuSectionProps) {
  const id = useId();

  return (
    <li role="none">
      <Label id={id}>{label}</Label>
      <ul role="group" aria-labelledby={id} style={{ padding: 0 }}>
        {children}
      </ul>
    </li>
  );
}
