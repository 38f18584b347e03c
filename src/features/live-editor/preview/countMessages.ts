/** Maximum number of messages per heartbeat interval: the page has to handle each. */
const mostHeard = 300;

/**
 * Counts messages: a flood would not leave the page time for its own heartbeat. Returns a function that counts another
 * message, and tells whether there are too many.
 * @param beat Milliseconds between two heartbeats.
 */
export function countMessages(beat: number): () => boolean {
  let heard = 0;
  let countedFrom = 0;
  return () => {
    const now = performance.now();
    if (now - countedFrom > beat) {
      countedFrom = now;
      heard = 0;
    }
    heard += 1;
    return heard > mostHeard;
  };
}
