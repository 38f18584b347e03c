import { NoSsr } from '@mui/base/NoSsr';
import { TimeZone } from './TimeZone';
import { row } from './row';

export default function SimpleNoSsr() {
  return (
    <dl>
      <dt>Departure</dt>
      <dd style={row}>09:40, in the time zone of the station</dd>
      <dt>Your time zone</dt>
      <dd style={row}>
        <NoSsr fallback="Reading it …">
          <TimeZone />
        </NoSsr>
      </dd>
    </dl>
  );
}
