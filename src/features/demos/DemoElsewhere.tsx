import type { ReactNode } from 'react';
import { demoId, type DemoView } from '@/model';
import type { DemoProps } from './Demo';
import styles from './Demo.module.css';
import { CodeArea } from './edit/CodeArea';
import { DemoToolbar } from './toolbar/DemoToolbar';
import { useDemo } from './useDemo';

interface DemoElsewhereProps extends Pick<DemoProps, 'loadSandbox' | 'loadEditor'> {
  demo: DemoView;
  /** Rendered in place of the demo. */
  children: ReactNode;
}

/** Renders the toolbar and the code of a demo that has a page of its own. The code can be read here, but not edited. */
export function DemoElsewhere({ demo, loadSandbox, loadEditor, children }: DemoElsewhereProps) {
  const { box, edit, view, code } = useDemo(demo, loadEditor);
  return (
    <div ref={box} id={demoId(demo)} className={styles.demo}>
      {children}
      <DemoToolbar
        {...{ demo, view, loadSandbox }}
        isOpen={code.isOpen}
        onToggle={code.toggle}
        codeId={code.id}
        withEdits={edit.withEdits}
      />
      <div id={code.id} className={styles.code}>
        <CodeArea {...{ demo, edit, view, box }} isOpen={code.isOpen} onLeave={code.leave} />
      </div>
    </div>
  );
}
