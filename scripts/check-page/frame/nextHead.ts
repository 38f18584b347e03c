/** Replaces `next/head`. `documentHtml` has written the head of the document. */
export default function Head() {
  return null;
}
