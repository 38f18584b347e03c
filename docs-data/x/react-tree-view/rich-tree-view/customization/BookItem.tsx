import Typography from '@mui/material/Typography';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import {
  useTreeItem2,
  type UseTreeItem2LabelSlotOwnProps,
} from '@mui/x-tree-view/useTreeItem2';

export interface Book {
  id: string;
  label: string;
  dueBack?: string;
  children?: Book[];
}

interface BookLabelProps extends UseTreeItem2LabelSlotOwnProps {
  className?: string;
  dueBack?: string;
}

function BookLabel({ children, className, dueBack }: BookLabelProps) {
  return (
    <div className={className}>
      <Typography>{children}</Typography>
      {dueBack && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Borrowed, back on {dueBack}
        </Typography>
      )}
    </div>
  );
}

/** A shelf, or a book with its return date. */
export default function BookItem(props: TreeItem2Props) {
  const { publicAPI } = useTreeItem2(props);
  const book: Book = publicAPI.getItem(props.itemId);
  const label = { dueBack: book.dueBack } as { className?: string };
  return (
    <TreeItem2 {...props} slots={{ label: BookLabel }} slotProps={{ label }} />
  );
}
