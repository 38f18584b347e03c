import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

export default function SvgIconChildren() {
  return (
    <Stack direction="row" spacing={3}>
      <SvgIcon titleAccess="Sail, from a path">
        <path d="M11 2v14H4zM13 5l6 11h-6zM3 18h18l-3 4H6z" />
      </SvgIcon>
      <SvgIcon titleAccess="Target, from an svg element">
        <svg viewBox="0 0 32 32" fill="none" stroke="currentColor">
          <circle cx="16" cy="16" r="13" strokeWidth="2" />
          <circle cx="16" cy="16" r="5" strokeWidth="4" />
        </svg>
      </SvgIcon>
    </Stack>
  );
}
