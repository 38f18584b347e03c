import { createDocsPage } from '@/shell/page/createDocsPage';
import { listPaths, readView, type SlugContext } from '@/shell/server';

const folder = 'versions';
const loadIndex = () => import('../../.content/demos/versions');

export default createDocsPage(loadIndex);

export const getStaticPaths = () => listPaths(folder);
export const getStaticProps = ({ params }: SlugContext) =>
  readView({ folder, slug: params?.slug ?? [], loadIndex });
