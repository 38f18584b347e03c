import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

const riders = ['AB', 'CD', 'EF', 'GH', 'IJ', 'KL', 'MN'];
const shown = 3;

export default function MaxAndTotalAvatars() {
  return (
    <AvatarGroup role="group" aria-label={`${riders.length} riders`}>
      {riders.slice(0, shown).map((initials) => (
        <Avatar key={initials}>{initials}</Avatar>
      ))}
      <Avatar color="primary">+{riders.length - shown}</Avatar>
    </AvatarGroup>
  );
}
