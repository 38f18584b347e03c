import { Button } from '@mui/base/Button';

export default function DemoMultiTabs() {
  return (
    <Button className="cursor-pointer rounded-lg border border-orange-800 bg-orange-800 px-4 py-2 text-sm font-semibold text-white focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-blue-700 dark:border-orange-300 dark:bg-orange-300 dark:text-orange-950 dark:focus-visible:outline-blue-300">
      Reserve a table
    </Button>
  );
}
