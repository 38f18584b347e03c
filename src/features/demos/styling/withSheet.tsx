import { useInsertionEffect, type ComponentType, type DragEvent } from 'react';
import { reachAttribute } from '@/model';

/** React hands it through portals to whoever opened them; no browser fires it any more. */
const question = 'dragexit';

/**
 * A demo with a style sheet that comes with its page. An element around it, which has no box of its own, says how far
 * the sheet reaches, and so does the root of whatever the demo renders in `body`: to know which these are, each new
 * child of `body` is asked by an event, and only what this demo's React rendered brings it here.
 */
export function withSheet(key: string, Demo: ComponentType): ComponentType {
  const answer = (event: DragEvent) => {
    if (event.target instanceof Element) event.target.setAttribute(reachAttribute, key);
    event.stopPropagation();
  };
  return function DemoWithSheet() {
    useInsertionEffect(askNewChildrenOfBody, []);
    return (
      <div
        {...{ [reachAttribute]: key }}
        style={{ display: 'contents' }}
        onDragExitCapture={answer}
      >
        <Demo />
      </div>
    );
  };
}

/** Before anything is painted or measured: what it hears comes with the end of the script that renders. */
function askNewChildrenOfBody(): () => void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) node.dispatchEvent(new Event(question, { bubbles: true }));
    }
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
