import { useState } from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { HookItem } from './HookItem';
import { HookMenu } from './HookMenu';

export default function UseMenu() {
  const [zoom, setZoom] = useState(100);
  const { contextValue } = useDropdown();

  return (
    <DropdownContext.Provider value={contextValue}>
      <HookMenu label={`Zoom ${zoom}%`}>
        <HookItem label="Half size" onClick={() => setZoom(50)} />
        <HookItem label="Full size" onClick={() => setZoom(100)} />
        <HookItem label="Double size" onClick={() => setZoom(200)} />
      </HookMenu>
    </DropdownContext.Provider>
  );
}
