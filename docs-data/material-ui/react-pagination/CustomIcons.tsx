import WestIcon from '@mui/icons-material/West';
import EastIcon from '@mui/icons-material/East';
import Pagination, {
  type PaginationRenderItemParams,
} from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

const slots = { previous: WestIcon, next: EastIcon };
const renderItem = (item: PaginationRenderItemParams) => (
  <PaginationItem {...item} slots={slots} />
);

export default function CustomIcons() {
  return (
    <Pagination
      count={5}
      renderItem={renderItem}
      aria-label="Days of the trip"
    />
  );
}
