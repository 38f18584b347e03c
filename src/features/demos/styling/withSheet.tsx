import { useInsertionEffect, type ComponentType, type DragEvent } from 'react';
import { reachAttribute } from '@/model';

/**
 * An event that React propagates through portals to the component that rendered them, and that browsers no longer fire.
 */
const question = 'dragexit';

/**
 * Wraps a demo whose style sheet is part of the page. An element with `display: contents` around the demo limits the
 * scope of the sheet, and so does an attribute on each portal that the demo renders into `body`. To find these portals,
 * an event is dispatched on each new child of `body`: React's synthetic events bubble through portals, so the event
 * reaches this component only from portals of this demo.
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

/**
 * Observes `body` with a MutationObserver, whose callbacks run after the rendering script and before layout and paint.
 * Returns a function that disconnects it.
 */
function askNewChildrenOfBody(): () => void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) node.dispatchEvent(new Event(question, { bubbles: true }));
    }
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
