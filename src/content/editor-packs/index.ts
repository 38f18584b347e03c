export { provideEditor } from './provideEditor';
export { frameHeaderPolicy } from './frameHtml';
