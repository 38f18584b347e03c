import { useTranslate } from '@/base/i18n';
import { ServerHtml } from '@/base/server-html';
import { demoId, type DemoView } from '@/model';
import { codeBlockHtml, fileNamesHtml } from '../source/codeBlockHtml';
import { Styled } from './Styled';

interface StyledCodeProps {
  demo: DemoView;
  /** Field of the page's data that contains the code. */
  part: 'previewHtml' | 'codeHtml';
}

/** Renders code of a demo that is in the document, in the reader's styling. Renders nothing if the page has none. */
export function StyledCode({ demo, part }: StyledCodeProps) {
  const t = useTranslate();
  const { stylings, styled, sourceUrl } = demo;
  const pieces = stylings.map((styling, index) => (index === 0 ? demo : styled?.[styling]));
  if (pieces.every((piece) => piece?.[part] === undefined)) return null;
  const blocks = pieces.map((piece) => {
    const html = piece?.[part];
    // Empty during hydration: the code is in the document only.
    if (!html) return '';
    const files = part === 'codeHtml' ? fileNamesHtml(piece.codeFiles) : '';
    return files + codeBlockHtml(html, t('code.copy'));
  });
  const renderCode = (name: string, html: string) => (
    <ServerHtml
      name={name}
      html={html}
      data-markup=""
      className="code"
      data-language="tsx"
      data-part={part === 'previewHtml' ? '' : undefined}
    />
  );
  const name = `${sourceUrl}#${demoId(demo)}.${part}`;
  if (stylings.length < 2) return renderCode(name, blocks[0] ?? '');
  return (
    <Styled
      name={name}
      markup={Object.fromEntries(stylings.map((styling, index) => [styling, blocks[index]]))}
    >
      {({ styling, html }) => renderCode(`${name}.${styling}`, html)}
    </Styled>
  );
}
