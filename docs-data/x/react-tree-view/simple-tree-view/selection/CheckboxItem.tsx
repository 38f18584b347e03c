import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const slotProps = { checkbox: { 'aria-hidden': true } };

/** An item whose checkbox is hidden from screen readers. The item itself reports its state. */
export default function CheckboxItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slotProps={slotProps} />;
}
