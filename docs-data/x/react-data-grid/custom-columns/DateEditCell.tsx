import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  useGridApiContext,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import dayjs from 'dayjs';

/** A Date Picker in place of the browser's field. */
export default function DateEditCell(params: GridRenderEditCellParams) {
  const { id, field, value, colDef } = params;
  const apiRef = useGridApiContext();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        autoFocus
        value={value ? dayjs(value) : null}
        onChange={(next) => {
          const date = next?.isValid() ? next.toDate() : null;
          apiRef.current.setEditCellValue({ id, field, value: date });
        }}
        slotProps={{
          textField: {
            fullWidth: true,
            size: 'small',
            inputProps: { 'aria-label': colDef.headerName },
          },
        }}
      />
    </LocalizationProvider>
  );
}
