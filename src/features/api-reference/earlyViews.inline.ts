/** Applies the reader's choice of table views before the first paint, as `applyViews` does later. */
import { isView, narrowScreen, tableKinds, viewKey } from './views';

/** Returns the result of a call, or undefined when it throws because storage or a global is blocked or broken. */
function ask<Answer>(question: () => Answer): Answer | undefined {
  try {
    return question();
  } catch {
    return undefined;
  }
}

const usual = ask(() => matchMedia(narrowScreen).matches) ? 'expanded' : 'table';

for (const kind of tableKinds) {
  const stored = ask(() => localStorage.getItem(viewKey + kind));
  document.documentElement.setAttribute(`data-api-${kind}`, isView(stored) ? stored : usual);
}
