export { listBlogPaths, readBlogPage } from '../blog/readBlogPage';
export { readErrors } from './errors';
export { readFrame } from './readFrame';
export { listFramePaths } from './listFramePaths';
export { listScreenPaths, readScreen } from './screens';
export { readHome } from '../home/readHome';
export { readView, type SlugContext } from './readView';
export { listPaths } from './listPaths';
