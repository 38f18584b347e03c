import type { RefObject } from 'react';
import { DemoProblem } from '../DemoProblem';
import { PreviewCode } from '../source/PreviewCode';
import { WaitingCode } from '../source/WaitingCode';
import type { EditableCodeProps } from './EditableCode';
import styles from './CodeArea.module.css';
import { useCode } from './useCode';

interface CodeAreaProps extends EditableCodeProps {
  isOpen: boolean;
  /** Element around the whole demo. */
  box: RefObject<HTMLElement>;
}

/** Renders the code below the toolbar: the whole source, or the preview. An editor stays mounted while it is hidden. */
export function CodeArea({ isOpen, box, ...props }: CodeAreaProps) {
  const { demo, edit } = props;
  const isWanted = isOpen || edit.opened !== undefined;
  const { Code, failed, retry } = useCode(isWanted);
  if (!isWanted) return <PreviewCode demo={demo} box={box} />;
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
