import { useState } from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ButtonLink() {
  const [copies, setCopies] = useState(2);
  const copy = () => setCopies(copies + 1);

  return (
    <Typography>
      Ticket A 41, <span role="status">{copies} copies</span>.{' '}
      <Link
        component="button"
        type="button"
        onClick={copy}
        sx={{ verticalAlign: 'baseline' }}
      >
        Add a copy
      </Link>
    </Typography>
  );
}
