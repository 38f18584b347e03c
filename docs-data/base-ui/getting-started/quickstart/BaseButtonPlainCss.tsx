import { useState } from 'react';
import { Button } from '@mui/base/Button';
import './like-button.css';

export default function BaseButtonPlainCss() {
  const [liked, setLiked] = useState(false);

  return (
    <Button
      className="like-button"
      aria-pressed={liked}
      onClick={() => setLiked(!liked)}
    >
      Like this song
    </Button>
  );
}
