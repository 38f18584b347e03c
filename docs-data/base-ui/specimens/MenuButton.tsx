import { Dropdown } from '@mui/base/Dropdown';
import { MenuButton } from '@mui/base/MenuButton';

export default function MenuButtonSpecimen() {
  return (
    <Dropdown>
      <MenuButton>File</MenuButton>
    </Dropdown>
  );
}
