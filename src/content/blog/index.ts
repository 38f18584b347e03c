export { assembleBlog, listBlogRoutes, type AssembledBlog } from './assembleBlog';
export { checkPostImage, describePost } from './describePost';
export { feedFile } from './feedFile';
