import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';

const variables = {
  '--AvatarGroup-gap': number(-8, [-24, 16]),
  '--Avatar-size': number(40, [20, 72]),
  '--Avatar-ringSize': number(2, [0, 12]),
};

const inside = `<Avatar>A</Avatar>
<Avatar>B</Avatar>`;

export default function AvatarGroupVariables() {
  return (
    <Playground name="AvatarGroup" variables={variables} inside={inside}>
      {(_, sx) => (
        <AvatarGroup sx={sx}>
          <Avatar>A</Avatar>
          <Avatar>B</Avatar>
        </AvatarGroup>
      )}
    </Playground>
  );
}
