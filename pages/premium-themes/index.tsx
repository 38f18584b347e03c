import { createDocsPage } from '@/shell/page/createDocsPage';
import { readView } from '@/shell/server';

const loadIndex = () => import('../../.content/demos/premium-themes');

export default createDocsPage(loadIndex);

export const getStaticProps = () => readView({ folder: 'premium-themes', slug: [], loadIndex });
