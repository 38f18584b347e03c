import { useId, useState } from 'react';
import { FileTabs } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import type { SourceFile } from '@/model';
import { codeBlockHtml } from './codeBlockHtml';

/** Renders the files of a source, several as tabs. */
export function SourceFiles({ files }: { files: readonly SourceFile[] }) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const file = files[chosen] ?? files[0];
  if (!file) return null;
  if (files.length === 1) return <FileCode file={file} />;
  const index = files.indexOf(file);
  return (
    <>
      <FileTabs id={id} names={files.map(({ name }) => name)} chosen={index} onChoose={setChosen} />
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${index}`}>
        <FileCode file={file} />
      </div>
    </>
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
