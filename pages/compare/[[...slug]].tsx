import { createDocsPage } from '@/shell/page/createDocsPage';
import { listPaths, readView, type SlugContext } from '@/shell/server';

const folder = 'compare';
const loadIndex = () => import('../../.content/demos/compare');

export default createDocsPage(loadIndex);

export const getStaticPaths = () => listPaths(folder);
export const getStaticProps = ({ params }: SlugContext) =>
  readView({ folder, slug: params?.slug ?? [], loadIndex });
