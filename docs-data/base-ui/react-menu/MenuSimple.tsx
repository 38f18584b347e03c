import { useState } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { Item, Trigger, menuSlots } from './StyledMenu';

export default function MenuSimple() {
  const [log, setLog] = useState('Invoice 2041 is a draft.');

  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Dropdown>
        <Trigger>Invoice 2041</Trigger>
        <Menu
          slots={menuSlots}
          slotProps={{ listbox: { 'aria-label': 'Invoice 2041' } }}
        >
          <Item onClick={() => setLog('Sent to the customer.')}>Send</Item>
          <Item onClick={() => setLog('Copied as invoice 2042.')}>Copy</Item>
          <Item disabled>Delete (only for managers)</Item>
        </Menu>
      </Dropdown>
      <span role="status">{log}</span>
    </div>
  );
}
