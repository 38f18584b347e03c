import type { GetStaticPropsContext } from 'next';
import { createScreenPage } from '@/shell/full-screen/createScreenPage';
import { listScreenPaths, readScreen } from '@/shell/server';

const below = '/joy-ui/getting-started/templates/';
const loadIndex = () => import('../../../../.content/demos/joy-ui');

export default createScreenPage(loadIndex);

export const getStaticPaths = () => listScreenPaths(below);
export const getStaticProps = ({ params }: GetStaticPropsContext) =>
  readScreen(`${below}${String(params?.name)}/`, loadIndex);
