import { useId, type ReactNode } from 'react';
import { OptionGroup } from '@mui/base/OptionGroup';

interface PlantsProps {
  label: string;
  children: ReactNode;
}

export function Plants({ label, children }: PlantsProps) {
  const id = useId();

  return (
    <OptionGroup
      label={label}
      role="none"
      style={{ listStyle: 'none' }}
      slotProps={{
        label: { id, style: { display: 'block', padding: 8 } },
        list: { role: 'group', 'aria-labelledby': id, style: { padding: 0 } },
      }}
    >
      {children}
    </OptionGroup>
  );
}
