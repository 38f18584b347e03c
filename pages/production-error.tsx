import { readErrors } from '@/shell/server';

export { ProductionErrorPage as default } from '@/shell';

export const getStaticProps = () => readErrors('docs');
