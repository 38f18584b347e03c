import { createBlogPage } from '@/shell/blog/BlogPage';
import { listBlogPaths, readBlogPage, type SlugContext } from '@/shell/server';

const folder = 'blog';
const loadIndex = () => import('../../.content/demos/blog');

export default createBlogPage(folder, loadIndex);

export const getStaticPaths = () => listBlogPaths(folder);
export const getStaticProps = ({ params }: SlugContext) =>
  readBlogPage({ folder, slug: params?.slug ?? [], loadIndex });
