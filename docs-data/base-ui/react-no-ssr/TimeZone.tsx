/** Only the browser knows the time zone of its user. */
export function TimeZone() {
  return <>{Intl.DateTimeFormat().resolvedOptions().timeZone}</>;
}
