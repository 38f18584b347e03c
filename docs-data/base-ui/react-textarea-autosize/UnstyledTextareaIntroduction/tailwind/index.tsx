import { TextareaAutosize } from '@mui/base/TextareaAutosize';

export default function UnstyledTextareaIntroduction() {
  return (
    <TextareaAutosize
      aria-label="Note for the courier"
      defaultValue="Ring at the side entrance"
      className="box-border w-80 max-w-full resize-none rounded-lg border border-gray-500 bg-white px-3 py-2.5 leading-normal text-gray-900 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-amber-700 dark:border-gray-400 dark:bg-gray-900 dark:text-gray-100 dark:focus-visible:outline-amber-400"
    />
  );
}
