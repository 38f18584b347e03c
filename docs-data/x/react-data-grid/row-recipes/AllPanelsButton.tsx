import IconButton from '@mui/material/IconButton';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import {
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';

/** Opens all detail panels, or closes them if one is open. */
export default function AllPanelsButton() {
  const apiRef = useGridApiContext();
  const open = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const isAnyOpen = open.length > 0;
  const toggle = () => {
    const { getAllRowIds, setExpandedDetailPanels } = apiRef.current;
    setExpandedDetailPanels(isAnyOpen ? [] : getAllRowIds());
  };
  return (
    <IconButton
      size="small"
      aria-label="All details"
      aria-expanded={isAnyOpen}
      onClick={toggle}
    >
      {isAnyOpen ? <UnfoldLess /> : <UnfoldMore />}
    </IconButton>
  );
}
