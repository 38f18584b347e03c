import type { Dayjs } from 'dayjs';
import Alert from '@mui/material/Alert';
import type { DateView } from '@mui/x-date-pickers/models';
import {
  pickersLayoutClasses,
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';

/** The default layout, with the opening hours below the calendar. */
export default function ClinicLayout(
  props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>,
) {
  const { toolbar, content, actionBar } = usePickerLayout(props);
  return (
    <PickersLayoutRoot className={pickersLayoutClasses.root} ownerState={props}>
      {toolbar}
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
      >
        {content}
        <Alert severity="info" sx={{ mx: 2, width: 288 }}>
          On Wednesdays, the clinic closes at noon.
        </Alert>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}
