import { useState } from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function BaseButtonTailwind() {
  const [following, setFollowing] = useState(false);

  return (
    <Button
      className="follow-button"
      aria-pressed={following}
      onClick={() => setFollowing(!following)}
    >
      Follow the podcast
    </Button>
  );
}
