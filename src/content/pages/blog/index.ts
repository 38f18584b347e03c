export { assembleBlog, listBlogRoutes } from './assembleBlog';
export { checkPostImage, describePost } from './describePost';
