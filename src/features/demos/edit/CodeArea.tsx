import { DemoProblem } from '../DemoProblem';
import { WaitingCode } from '../source/WaitingCode';
import { StyledCode } from '../styling/StyledCode';
import type { EditableCodeProps } from './EditableCode';
import styles from './CodeArea.module.css';
import { useCode } from './useCode';

/** What stands below the tools: the whole code, or the few lines that matter. An edit goes on while it is not seen. */
export function CodeArea({ isOpen, ...props }: EditableCodeProps & { isOpen: boolean }) {
  const { demo, edit } = props;
  const isWanted = isOpen || edit.opened !== undefined;
  const { Code, failed, retry } = useCode(isWanted);
  if (!isWanted) return <StyledCode demo={demo} part="previewHtml" />;
  return (
    <div hidden={!isOpen}>
      {Code && <Code {...props} />}
      {failed && <DemoProblem kind="noSource" onRetry={retry} />}
      {!Code && !failed && (
        <>
          {!demo.options.disableLiveEdit && <div className={styles.bar} />}
          <WaitingCode demo={demo} />
        </>
      )}
    </div>
  );
}
