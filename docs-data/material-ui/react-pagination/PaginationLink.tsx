import Pagination, {
  type PaginationRenderItemParams,
} from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

const renderLink = (item: PaginationRenderItemParams) => (
  <PaginationItem component="a" href="#links-of-a-router" {...item} />
);

export default function PaginationLink() {
  return (
    <Pagination
      count={4}
      page={2}
      renderItem={renderLink}
      aria-label="Pages of the archive"
    />
  );
}
