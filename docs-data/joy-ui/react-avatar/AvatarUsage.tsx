import Avatar from '@mui/joy/Avatar';

export default function AvatarUsage() {
  return <Avatar>BH</Avatar>;
}
