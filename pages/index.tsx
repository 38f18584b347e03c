import { createHomePage } from '@/shell/home';
import { readHome } from '@/shell/server';
import indexes from '../.content/demos';

export default createHomePage(indexes);

export const getStaticProps = () => readHome(indexes);
