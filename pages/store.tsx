import { store } from '../docs-data/store';

export { StorePage as default } from '@/shell';

export const getStaticProps = () => ({ props: { store } });
