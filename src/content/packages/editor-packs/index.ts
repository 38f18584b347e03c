export { provideEditor, type EditorParts } from './provideEditor';
export { frameHeaderPolicy } from './frameHtml';
