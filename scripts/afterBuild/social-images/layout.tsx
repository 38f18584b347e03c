/* eslint-disable @next/next/no-img-element -- no browser ever sees these */
import type { CSSProperties, ReactElement } from 'react';
import { lightPalette } from '@/base/theme/palette';
import { socialImageSize as cardSize } from '@/model/socialImage';
import { textArea, type Card, type CardProduct } from './card';

const { text, background, primary, ink, border } = lightPalette;

/** Limits of a title that fits on two lines in the large font size, in characters: of the title, and of each word. */
const short = { characters: 40, word: 21 };

const pictures = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 332 100" fill="none" stroke-width="4" stroke-linecap="round">
<rect width="100" height="100" rx="20" fill="${background.sunken}"/><path d="M22 50h30" stroke="${primary.light}"/><path d="M60 50h18" stroke="${border.strong}"/><circle cx="54" cy="50" r="9" fill="#fff" stroke="${primary.light}"/>
<rect x="116" width="100" height="100" rx="20" fill="${primary.light}"/><rect x="137" y="36" width="58" height="28" rx="14" fill="#fff" opacity=".5"/><circle cx="181" cy="50" r="11" fill="#fff"/>
<rect x="232" width="100" height="100" rx="20" fill="${ink.main}"/><path d="M252 70c22 0 18-30 34-26s14-8 24-12" stroke="#fff"/><circle cx="310" cy="32" r="6" fill="${primary.light}"/></svg>`;

/** Lays out what all images of a product share: its logo and name, the name of the site, and decoration. */
export function layOutFrame({ name, logo, site }: CardProduct): ReactElement {
  const top: CSSProperties = { position: 'absolute', top: 68, height: 100 };
  return (
    <div style={{ ...cardSize, ...column, backgroundColor: background.default }}>
      <div style={{ ...top, left: 80, display: 'flex', alignItems: 'center' }}>
        <img src={dataOf(logo)} alt="" width={84} height={84} />
        <div style={{ ...column, marginLeft: 24 }}>
          <div style={{ fontSize: 40, fontWeight: 600, color: text.primary }}>{name}</div>
          <div style={{ fontSize: 24, marginTop: 2, color: text.secondary }}>{site}</div>
        </div>
      </div>
      <img src={dataOf(pictures)} alt="" width={332} height={100} style={{ ...top, left: 788 }} />
      <div style={{ ...bar, backgroundColor: primary.main }} />
    </div>
  );
}

/** Lays out title and description at the bottom of `textArea`. Too long a description ends in an ellipsis. */
export function layOutText({ title, description }: Card): ReactElement {
  const words: CSSProperties = { display: 'block', wordBreak: 'break-word' };
  return (
    <div style={{ ...column, ...area, justifyContent: 'flex-end', color: text.primary }}>
      <div style={{ ...words, ...titleStyle(title), fontWeight: 600 }}>{title}</div>
      <div style={{ ...words, ...descriptionStyle, color: text.secondary }}>{description}</div>
    </div>
  );
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column' };
const area: CSSProperties = {
  width: textArea.width,
  height: textArea.height,
  backgroundColor: background.default,
};
const bar: CSSProperties = {
  ...{ position: 'absolute', left: 0, bottom: 0 },
  ...{ width: cardSize.width, height: 12 },
};
const descriptionStyle: CSSProperties = {
  ...{ fontSize: 31, lineHeight: 1.4, marginTop: 22 },
  lineClamp: 3,
};

function titleStyle(title: string): CSSProperties {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  const isShort = title.length <= short.characters && longest <= short.word;
  return { fontSize: isShort ? 80 : 62, lineHeight: 1.1, letterSpacing: -1.5, lineClamp: 3 };
}

function dataOf(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
