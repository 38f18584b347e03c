import { StyledCode } from '../styling/StyledCode';
import { EditableCode, type EditableCodeProps } from './EditableCode';

/** What stands below the tools: the whole code, or the few lines that matter. An edit goes on while it is not seen. */
export function CodeArea({ isOpen, ...props }: EditableCodeProps & { isOpen: boolean }) {
  if (!isOpen && !props.edit.opened) {
    return <StyledCode demo={props.demo} part="previewHtml" />;
  }
  return (
    <div hidden={!isOpen}>
      <EditableCode {...props} />
    </div>
  );
}
