export { emit } from './emit';
export { writeMarkdownVersion } from './markdown-version/writeMarkdownVersion';
export type { EmitInput, EmitReport, OutputFile, SiteFacts } from './emitInput';
