import { Button } from '@mui/base/Button';
import './contrast.css';

export default function ColorContrast() {
  return (
    <div className="contrast">
      <Button className="contrast-button">Confirm the visit (8.7:1)</Button>
      <Button className="contrast-button" disabled>
        Cancel the visit (2.5:1)
      </Button>
    </div>
  );
}
