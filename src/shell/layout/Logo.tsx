/** The sign of the site: a piece with a place for another one. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path
        fill="var(--docs-palette-primary-main)"
        d="M6 1h12a5 5 0 0 1 5 5v4.5h-7.5a5 5 0 0 0-5 5V23H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5Z"
      />
      <rect x="13.5" y="13.5" width="9.5" height="9.5" rx="3" fill="currentColor" />
    </svg>
  );
}
