/** Only the browser knows the user's time zone. */
export function TimeZone() {
  return <>{Intl.DateTimeFormat().resolvedOptions().timeZone}</>;
}
