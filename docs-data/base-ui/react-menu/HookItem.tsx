import { useRef } from 'react';
import { useMenuItem } from '@mui/base/useMenuItem';

interface HookItemProps {
  label: string;
  onClick: () => void;
}

export function HookItem({ label, onClick }: HookItemProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { getRootProps, highlighted } = useMenuItem({ label, rootRef: ref });

  return (
    <li
      {...getRootProps({ onClick })}
      style={{
        padding: '8px 12px',
        outline: highlighted ? '2px solid currentColor' : 'none',
        outlineOffset: -2,
        cursor: 'pointer',
      }}
    >
      {label}
    </li>
  );
}
