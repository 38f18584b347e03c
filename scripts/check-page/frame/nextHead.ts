/** Replaces `next/head`: the document of a page that is checked has its head from the start. */
export default function Head() {
  return null;
}
