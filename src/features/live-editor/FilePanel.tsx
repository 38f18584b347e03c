import { useId, useMemo, useState } from 'react';
import { FileTabs } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import type { DemoVariant } from '@/model';
import { variantKey } from './edits';
import { CodeEditor } from './editor/CodeEditor';
import type { CodeProblem, EditedFile } from './protocol';
import './texts';

interface FilePanelProps {
  variant: DemoVariant;
  /** Current files of the variant. */
  files: readonly EditedFile[];
  problems: readonly CodeProblem[];
  /** Id of the hint about leaving the editor by keyboard. */
  hintId: string;
  takesFocus: boolean;
  onChange: (file: EditedFile) => void;
  onLeave: () => void;
}

/** Renders the files of a demo in an editor, several as tabs. */
export function FilePanel({ variant, files, problems, onChange, ...props }: FilePanelProps) {
  const t = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const index = chosen < files.length ? chosen : 0;
  const file = files[index];
  const own = useMemo(
    () => problems.filter((problem) => problem.file === file?.name),
    [problems, file?.name],
  );
  if (!file) return null;
  const { name, code } = file;
  const editor = (
    <CodeEditor
      {...props}
      documentKey={`${variantKey(variant)}/${name}`}
      name={name}
      code={code}
      label={t('liveEditor.codeOf', { name })}
      problems={own}
      onChange={(changed) => onChange({ name, code: changed })}
    />
  );
  if (files.length === 1) return <div className="code">{editor}</div>;
  return (
    <>
      <FileTabs id={id} names={files.map((one) => one.name)} chosen={index} onChoose={setChosen} />
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${index}`} className="code">
        {editor}
      </div>
    </>
  );
}
