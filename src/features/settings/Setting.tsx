import { ToggleGroup, type ToggleGroupProps } from '@/base/ui';
import styles from './SettingsDrawer.module.css';

/** Renders a setting: its name, and its options as toggle buttons. */
export function Setting<Value extends string>(props: ToggleGroupProps<Value>) {
  return (
    <div>
      <p className={styles.title} aria-hidden>
        {props.label}
      </p>
      <ToggleGroup {...props} />
    </div>
  );
}
