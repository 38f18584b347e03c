import { createFramePage } from '@/shell/demo-frame';
import { listFramePaths, readFrame, type SlugContext } from '@/shell/server';
import indexes from '../../.content/demos';

export default createFramePage(indexes);

export const getStaticPaths = () => listFramePaths();
export const getStaticProps = ({ params }: SlugContext) => readFrame(params?.slug ?? [], indexes);
