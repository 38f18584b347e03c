import type { Block, CodeStyling, DemoCode } from '@/model';

/** Returns a block without its HTML and the highlighted code of its demo. */
export function withoutBlockHtml(block: Block): Block {
  switch (block.kind) {
    case 'prose':
    case 'api':
    case 'anatomy':
    case 'codeTabs':
      return { ...block, html: '' };
    case 'demo': {
      const { styledHtml, demo } = block;
      const { styled } = demo;
      return {
        ...block,
        html: '',
        ...(styledHtml && { styledHtml: eachOf(styledHtml, () => '') }),
        demo: {
          ...demo,
          ...emptiedCode(demo),
          ...(styled && { styled: eachOf(styled, emptiedCode) }),
        },
      };
    }
    case 'component':
      return block;
  }
}

function emptiedCode({ previewHtml, codeHtml }: DemoCode): DemoCode {
  return { ...(previewHtml && { previewHtml: '' }), ...(codeHtml && { codeHtml: '' }) };
}

function eachOf<T>(record: Partial<Record<CodeStyling, T>>, change: (value: T) => T) {
  const changed = Object.entries(record).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(changed) as Partial<Record<CodeStyling, T>>;
}
