/** Shows the tables of a reference as the reader chose before the first paint, as `applyViews` does later. */
import { isView, narrowScreen, tableKinds, viewKey } from './views';

/** The answer of something that anybody may have blocked or broken. */
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
