export { listBlogPaths, readBlogPage } from '../blog/readBlogPage';
export { readErrors } from './errors';
export { listFramePaths, readFrame } from './frames';
export { listScreenPaths, readScreen } from './screens';
export { readHome } from '../home/readHome';
export { listPaths, readView, type SlugContext } from './section';
