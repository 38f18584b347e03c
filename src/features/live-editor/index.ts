export { LiveEditor, type LiveEditorProps } from './LiveEditor';
