export type { EditorParts } from './buildEditor';
export { provideEditor } from './provideEditor';
export { frameHeaderPolicy } from './frameHtml';
