import { store } from '../docs-data/store';

export { StorePage as default } from '@/shell/store';

export const getStaticProps = () => ({ props: { store } });
