import { createHomePage } from '@/shell/home/HomePage';
import { readHome } from '@/shell/server';
import indexes from '../.content/demos';

export default createHomePage(indexes);

export const getStaticProps = () => readHome(indexes);
