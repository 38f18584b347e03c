/** Replaces `next/font/local`. The fonts are in `frame.css`. */
export default function localFont() {
  return { className: '', variable: '' };
}
