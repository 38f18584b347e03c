import { onlyInBrowsers } from '@/base/only-in-browsers';
import { createDocsPage } from '@/shell/page/createDocsPage';
import { listPaths, readView, type SlugContext } from '@/shell/server';

const folder = 'base-ui';
const loadIndex = () => import('../../.content/demos/base-ui');
const loadSpecimens = () =>
  typeof window === 'undefined' ? onlyInBrowsers : import('../../.content/specimens/base-ui');

export default createDocsPage(loadIndex, loadSpecimens);

export const getStaticPaths = () => listPaths(folder);
export const getStaticProps = ({ params }: SlugContext) =>
  readView({ folder, slug: params?.slug ?? [], loadIndex });
