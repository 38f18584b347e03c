import { Badge } from '@mui/base/Badge';
import './styles.css';

export default function UnstyledBadgeIntroduction() {
  return (
    <Badge className="parcels" badgeContent={7}>
      <span className="parcels-crate">Parcels to pick up</span>
    </Badge>
  );
}
