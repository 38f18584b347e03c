import { createContext, useContext } from 'react';
import type { IconButtonProps } from '@mui/material/IconButton';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import { GridActionsCellItem } from '@mui/x-data-grid';
import type { Task, useEditableRows } from './useEditableRows';

type Tasks = ReturnType<typeof useEditableRows>;

/** The buttons read the modes from here, so the columns don't depend on them. */
export const TasksContext = createContext<Tasks | null>(null);

const actions = {
  edit: { label: 'Edit', icon: <EditIcon /> },
  save: { label: 'Save', icon: <SaveIcon /> },
  remove: { label: 'Delete', icon: <DeleteIcon /> },
  cancel: { label: 'Cancel', icon: <CancelIcon /> },
};

/** What the grid passes to a button in a cell. */
type FromGrid = Pick<
  IconButtonProps,
  'onClick' | 'tabIndex' | 'touchRippleRef'
>;

interface TaskActionProps extends FromGrid {
  row: Task;
  inView: keyof typeof actions;
  inEdit: keyof typeof actions;
}

/** A button whose action depends on the mode of the row. */
function TaskAction(props: TaskActionProps) {
  const { row, inView, inEdit, onClick, ...other } = props;
  const tasks = useContext(TasksContext);
  const name = tasks?.modes[row.id]?.mode === 'edit' ? inEdit : inView;
  const act: IconButtonProps['onClick'] = (event) => {
    onClick?.(event);
    tasks?.[name](row.id);
  };
  return (
    <GridActionsCellItem
      {...other}
      label={`${actions[name].label} ${row.task || 'the new task'}`}
      icon={actions[name].icon}
      onClick={act}
    />
  );
}

/** Edit and delete, or save and cancel for a row in edit mode. */
export const actionsOf = (row: Task) => [
  <TaskAction key="first" row={row} inView="edit" inEdit="save" />,
  <TaskAction key="second" row={row} inView="remove" inEdit="cancel" />,
];
