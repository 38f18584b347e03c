import { Button } from '@mui/base/Button';
import './styles.css';

export default function UnstyledButtonIntroduction() {
  return (
    <div className="ticket-actions">
      <Button className="ticket-button">Buy ticket</Button>
      <Button className="ticket-button" disabled>
        Sold out
      </Button>
    </div>
  );
}
