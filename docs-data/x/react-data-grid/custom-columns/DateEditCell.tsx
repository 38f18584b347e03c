import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  useGridApiContext,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import dayjs, { type Dayjs } from 'dayjs';

/** A Date Picker in place of the browser's field. */
export default function DateEditCell(params: GridRenderEditCellParams) {
  const { id, field, value, colDef } = params;
  const apiRef = useGridApiContext();
  const [date, setDate] = useState<Dayjs | null>(value ? dayjs(value) : null);
  /** Keeps an incomplete date in the field, and the last complete one in the row. */
  const change = (next: Dayjs | null) => {
    setDate(next);
    if (next && !next.isValid()) return;
    const day = next ? next.toDate() : null;
    apiRef.current.setEditCellValue({ id, field, value: day });
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        autoFocus
        label={colDef.headerName}
        value={date}
        onChange={change}
        slotProps={{
          textField: {
            fullWidth: true,
            size: 'small',
            variant: 'filled',
          },
        }}
      />
    </LocalizationProvider>
  );
}
