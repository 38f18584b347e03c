import type { provideEditor as Provide } from './provideEditor';

/** As in `provideEditor.ts`, which is loaded when somebody asks: it brings all that reads demos. */
export const provideEditor: typeof Provide = async (...request) =>
  (await import('./provideEditor')).provideEditor(...request);

export { frameHeaderPolicy } from './frameHtml';
