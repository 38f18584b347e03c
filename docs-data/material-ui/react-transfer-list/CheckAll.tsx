import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';

interface CheckAllProps {
  checked: readonly string[];
  items: readonly string[];
  onChange: (checked: readonly string[]) => void;
  title: string;
}

/** A checkbox that checks all items of a list, and says how many are checked. */
export default function CheckAll(props: CheckAllProps) {
  const { checked, items, onChange, title } = props;
  const isAll = items.length > 0 && checked.length === items.length;
  const isSome = checked.length > 0 && !isAll;

  // Screen readers read the state of the input, not the icon.
  const showSome = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isSome;
  };

  return (
    <>
      <Box sx={{ px: 2, py: 1 }}>
        <FormControlLabel
          disabled={items.length === 0}
          label={`${title}, ${checked.length} of ${items.length}`}
          control={
            <Checkbox
              checked={isAll}
              indeterminate={isSome}
              inputRef={showSome}
            />
          }
          onChange={() => onChange(isAll ? [] : items)}
        />
      </Box>
      <Divider />
    </>
  );
}
