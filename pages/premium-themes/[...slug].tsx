import { createScreenPage } from '@/shell/full-screen/createScreenPage';
import { listScreenPaths, readScreen, type SlugContext } from '@/shell/server';

const below = '/premium-themes/';
const loadIndex = () => import('../../.content/demos/premium-themes');

export default createScreenPage(loadIndex);

export const getStaticPaths = () => listScreenPaths(below);
export const getStaticProps = ({ params }: SlugContext) =>
  readScreen(`${below}${(params?.slug ?? []).join('/')}/`, loadIndex);
