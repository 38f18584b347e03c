import { useId } from 'react';
import {
  Switch as BaseSwitch,
  type SwitchOwnerState,
  type SwitchProps,
} from '@mui/base/Switch';

function Switch({ inputId, ...props }: SwitchProps & { inputId: string }) {
  return (
    <BaseSwitch
      {...props}
      className="relative inline-block h-[30px] w-[52px] flex-none"
      slotProps={{
        input: {
          id: inputId,
          className: 'absolute inset-0 m-0 size-full opacity-0',
        },
        track: ({ checked, focusVisible }: SwitchOwnerState) => ({
          className: `absolute inset-0 rounded-full ${checked ? 'bg-emerald-800 dark:bg-emerald-300' : 'bg-gray-500 dark:bg-gray-400'} ${focusVisible ? 'outline-3 outline-offset-2 outline-amber-600 dark:outline-amber-400' : 'outline-2 -outline-offset-2 outline-transparent'}`,
        }),
        thumb: ({ checked }: SwitchOwnerState) => ({
          className: `absolute inset-y-1 w-[22px] rounded-full bg-white outline-2 -outline-offset-2 outline-transparent dark:bg-gray-900 ${checked ? 'start-[26px]' : 'start-1'}`,
        }),
      }}
    />
  );
}

export default function UnstyledSwitchIntroduction() {
  const id = useId();

  return (
    <div className="flex items-center gap-3">
      <Switch defaultChecked inputId={id} />
      <label htmlFor={id}>Remind me a day before</label>
    </div>
  );
}
