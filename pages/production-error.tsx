import { readErrors } from '@/shell/server';

export { ProductionErrorPage as default } from '@/shell/ProductionErrorPage';

export const getStaticProps = () => readErrors('docs');
