import styles from './FilterBar.module.css';

interface FilterToggleProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Renders a chip that turns a filter on or off. */
export function FilterToggle({ label, isOn, onChange }: FilterToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={styles.chip}
      // Keeps the focus in the field, so that the reader can go on typing.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChange(!isOn)}
    >
      {label}
    </button>
  );
}
