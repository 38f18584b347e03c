import { Button } from '@mui/base/Button';
import './styles.css';

export default function DemoMultiTabs() {
  return <Button className="reserve-button">Reserve a table</Button>;
}
