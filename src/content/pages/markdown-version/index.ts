export { trimSlashes, markdownVersionUrl } from './addresses';
export { linkMarkdownVersion } from './links';
export { writeMarkdownVersion } from './writeMarkdownVersion';
