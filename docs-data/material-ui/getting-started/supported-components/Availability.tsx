import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

interface AvailabilityProps {
  label: string;
  /** Page of the component, if the library has it. */
  href: string | undefined;
}

export default function Availability({ label, href }: AvailabilityProps) {
  return href ? (
    <Link href={href} aria-label={label}>
      <CheckIcon sx={{ display: 'block', mx: 'auto' }} />
    </Link>
  ) : (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      No
    </Box>
  );
}
