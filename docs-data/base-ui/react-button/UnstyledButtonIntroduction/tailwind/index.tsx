import { Button as BaseButton, type ButtonProps } from '@mui/base/Button';

function Button(props: ButtonProps) {
  return (
    <BaseButton
      {...props}
      className="cursor-pointer rounded-lg border border-emerald-800 bg-emerald-800 px-4 py-2 text-sm font-semibold text-white hover:bg-emerald-900 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-amber-600 active:translate-y-px disabled:cursor-not-allowed disabled:border-dashed disabled:border-current disabled:bg-transparent disabled:text-stone-600 dark:border-emerald-300 dark:bg-emerald-300 dark:text-emerald-950 dark:hover:bg-emerald-200 dark:focus-visible:outline-amber-400 dark:disabled:bg-transparent dark:disabled:text-stone-400"
    />
  );
}

export default function UnstyledButtonIntroduction() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button>Buy ticket</Button>
      <Button disabled>Sold out</Button>
    </div>
  );
}
