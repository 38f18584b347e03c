import type { CSSProperties, ReactNode } from 'react';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { Listbox } from './StyledMenu';

const trigger: CSSProperties = {
  padding: '8px 16px',
  border: '1px solid currentColor',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
};

interface HookMenuProps {
  label: string;
  children: ReactNode;
}

export function HookMenu({ label, children }: HookMenuProps) {
  const { getRootProps } = useMenuButton();
  const { contextValue, getListboxProps, open } = useMenu();

  return (
    <div>
      <button type="button" {...getRootProps()} style={trigger}>
        {label} {open ? '▴' : '▾'}
      </button>
      <Listbox {...getListboxProps()} aria-label={label} hidden={!open}>
        <MenuProvider value={contextValue}>{children}</MenuProvider>
      </Listbox>
    </div>
  );
}
