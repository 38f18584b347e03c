import Avatar, { avatarClasses } from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

export default function VerticalAvatarGroup() {
  return (
    <AvatarGroup role="group" aria-label="Queue" sx={columnStyle}>
      <Avatar>11</Avatar>
      <Avatar>12</Avatar>
      <Avatar>13</Avatar>
    </AvatarGroup>
  );
}

const columnStyle = {
  flexDirection: 'column',
  '--Avatar-marginInlineStart': '0px',
  [`& .${avatarClasses.root}:not(:first-of-type)`]: {
    marginTop: 'var(--AvatarGroup-gap)',
  },
} as const;
