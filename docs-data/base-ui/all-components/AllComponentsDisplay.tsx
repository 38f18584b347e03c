import Badge from '../react-badge/UnstyledBadgeIntroduction/system';
import Menu from '../react-menu/MenuIntroduction/system';
import Modal from '../react-modal/ModalUnstyled/system';
import Snackbar from '../react-snackbar/UnstyledSnackbarIntroduction/system';
import TablePagination from '../react-table-pagination/UnstyledPaginationIntroduction/system';
import Tabs from '../react-tabs/UnstyledTabsIntroduction/system';
import Gallery from './Gallery';

const items = [
  ['Badge', '../react-badge/', <Badge key="" />],
  ['Snackbar', '../react-snackbar/', <Snackbar key="" />],
  ['Menu', '../react-menu/', <Menu key="" />],
  ['Modal', '../react-modal/', <Modal key="" />],
  [
    'Table Pagination',
    '../react-table-pagination/',
    <TablePagination key="" />,
  ],
  ['Tabs', '../react-tabs/', <Tabs key="" />],
] as const;

export default function AllComponentsDisplay() {
  return <Gallery label="Display and navigation" items={items} />;
}
