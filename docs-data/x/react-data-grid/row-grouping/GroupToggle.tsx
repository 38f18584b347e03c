import Button from '@mui/material/Button';
import {
  useGridApiContext,
  type GridGroupNode,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';

/** Expands and collapses a group. Rows without children have no button. */
export default function GroupToggle(params: GridRenderCellParams) {
  const { id, rowNode, hasFocus } = params;
  const apiRef = useGridApiContext();
  if (rowNode.type !== 'group') return null;
  const { groupingKey, childrenExpanded, children } = rowNode as GridGroupNode;
  return (
    <Button
      size="small"
      tabIndex={hasFocus ? 0 : -1}
      aria-expanded={Boolean(childrenExpanded)}
      onClick={() => {
        apiRef.current.setRowChildrenExpansion(id, !childrenExpanded);
      }}
    >
      {groupingKey}: {children.length}
    </Button>
  );
}
