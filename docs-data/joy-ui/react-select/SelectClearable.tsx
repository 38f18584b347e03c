import { useRef, useState } from 'react';
import ClearIcon from '@mui/icons-material/Clear';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectClearable() {
  const [tenant, setTenant] = useState<string | null>('bakery');
  const actions = useRef<{ focusVisible(): void }>(null);

  function clear() {
    setTenant(null);
    actions.current?.focusVisible();
  }

  return (
    <Select
      action={actions}
      aria-label="Tenant"
      placeholder="All tenants"
      value={tenant}
      onChange={(_, value) => setTenant(value)}
      endDecorator={tenant && <ClearButton onClick={clear} />}
      sx={{ width: 240, '--Select-placeholderOpacity': 1 }}
    >
      <Option value="bakery">Bakery</Option>
      <Option value="florist">Florist</Option>
    </Select>
  );
}

function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton size="sm" aria-label="Show all tenants" onClick={onClick}>
      <ClearIcon />
    </IconButton>
  );
}
