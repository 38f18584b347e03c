import { readErrors } from '@/shell/server';

export { ProductionErrorPage as default } from '@/shell/special-pages/ProductionErrorPage';

export const getStaticProps = () => readErrors('docs');
