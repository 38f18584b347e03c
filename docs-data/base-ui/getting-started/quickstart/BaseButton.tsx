import { useState } from 'react';
import { Button } from '@mui/base/Button';

export default function BaseButton() {
  const [liked, setLiked] = useState(false);

  return (
    <Button aria-pressed={liked} onClick={() => setLiked(!liked)}>
      Like this episode
    </Button>
  );
}
