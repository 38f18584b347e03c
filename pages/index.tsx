import { readHome } from '@/shell/server';

export { HomePage as default } from '@/shell/home';

export const getStaticProps = () => readHome();
