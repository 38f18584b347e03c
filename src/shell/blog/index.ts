export { createBlogPage, type BlogPageProps } from './BlogPage';
export type { PostView } from './viewPost';
