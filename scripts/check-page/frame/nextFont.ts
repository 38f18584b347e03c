/** Replaces `next/font/local`: `frame.css` names the fonts. */
export default function localFont() {
  return { className: '', variable: '' };
}
