export { assembleBlog, listBlogRoutes } from './assembleBlog';
export { checkPostImage, describePost } from './describePost';
export { feedFile } from './feedFile';
