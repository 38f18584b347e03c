import { createBlogPage } from '@/shell/blog/BlogPage';
import { listBlogPaths, readBlogPage, type SlugContext } from '@/shell/server';

const loadIndex = () => import('../../.content/demos/blog');

export default createBlogPage(loadIndex);

export const getStaticPaths = () => listBlogPaths();
export const getStaticProps = ({ params }: SlugContext) =>
  readBlogPage({ slug: params?.slug ?? [], loadIndex });
