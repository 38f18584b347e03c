import { useId, useRef, useState } from 'react';
import { useTranslate } from '@/base/i18n';
import { useRovingFocus } from '@/base/ui';
import type { SourceFile } from '@/model';
import { codeBlockHtml } from './codeBlockHtml';
import styles from './DemoCode.module.css';

/** The files of a source: one as it is, several as tabs. */
export function SourceFiles({ files }: { files: readonly SourceFile[] }) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const file = files[chosen] ?? files[0];
  if (!file) return null;
  if (files.length === 1) return <FileCode file={file} />;
  const index = files.indexOf(file);
  return (
    <>
      <FileTabs id={id} files={files} chosen={index} onChoose={setChosen} />
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${index}`}>
        <FileCode file={file} />
      </div>
    </>
  );
}

interface FileTabsProps {
  id: string;
  files: readonly SourceFile[];
  chosen: number;
  onChoose: (index: number) => void;
}

function FileTabs({ id, files, chosen, onChoose }: FileTabsProps) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  useRovingFocus(list, { items: '[role="tab"]' });
  return (
    <div ref={list} role="tablist" aria-label={t('demo.files')} className={styles.tabs}>
      {files.map(({ name }, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}${index}`}
          aria-controls={`${id}panel`}
          aria-selected={index === chosen}
          className={styles.tab}
          onClick={() => onChoose(index)}
          onFocus={() => onChoose(index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function FileCode({ file }: { file: SourceFile }) {
  const t = useTranslate();
  return (
    <div
      className="code"
      data-language={file.name.replace(/.*\./, '')}
      dangerouslySetInnerHTML={{ __html: codeBlockHtml(file.html, t('code.copy')) }}
    />
  );
}
