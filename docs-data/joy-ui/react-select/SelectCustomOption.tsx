import Chip from '@mui/joy/Chip';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { rooms } from './rooms';

export default function SelectCustomOption() {
  return (
    <Select
      aria-label="Meeting room"
      placeholder="Choose a room"
      sx={{ width: 260, '--Select-placeholderOpacity': 1 }}
    >
      {rooms.map(({ name, icon, seats }) => (
        <Option key={name} value={name} label={name}>
          <ListItemDecorator>{icon}</ListItemDecorator>
          {name}
          <Chip size="sm" sx={{ marginInlineStart: 'auto' }}>
            {seats} seats
          </Chip>
        </Option>
      ))}
    </Select>
  );
}
