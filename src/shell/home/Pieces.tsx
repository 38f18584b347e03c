import styles from './Pieces.module.css';

const days = Array.from({ length: 20 }, (_, index) => ({
  x: 40 + (index % 5) * 28,
  y: 306 + Math.floor(index / 5) * 22,
  chosen: index >= 7 && index <= 9,
}));

/** A drawing of what the libraries are about: parts of interfaces, laid side by side. */
export function Pieces({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 420 420" aria-hidden className={`${styles.pieces} ${className ?? ''}`}>
      <ButtonPiece />
      <SwitchPiece />
      <SliderPiece />
      <ListPiece />
      <CalendarPiece />
      <ChartPiece />
    </svg>
  );
}

function ButtonPiece() {
  return (
    <g>
      <rect className={styles.tile} x="1" y="1" width="236" height="108" rx="20" />
      <rect className={styles.accent} x="32" y="34" width="112" height="42" rx="12" />
      <path className={styles.onAccent} d="M56 55h64" />
      <rect className={styles.line} x="156" y="35" width="50" height="40" rx="11" />
      <path className={styles.strong} d="M181 47v16M173 55h16" />
    </g>
  );
}

function SwitchPiece() {
  return (
    <g>
      <rect className={styles.accent} x="253" y="1" width="166" height="108" rx="20" />
      <rect className={styles.hollow} x="290" y="34" width="92" height="42" rx="21" />
      <circle className={styles.knob} cx="361" cy="55" r="15" />
    </g>
  );
}

function SliderPiece() {
  return (
    <g>
      <rect className={styles.tile} x="1" y="125" width="166" height="110" rx="20" />
      <path className={styles.rail} d="M30 180h108" />
      <path className={styles.track} d="M30 180h66" />
      <circle className={styles.handle} cx="96" cy="180" r="11" />
    </g>
  );
}

function ListPiece() {
  return (
    <g>
      <rect className={styles.tile} x="183" y="125" width="236" height="110" rx="20" />
      <rect className={styles.accent} x="208" y="148" width="18" height="18" rx="5" />
      <path className={styles.tick} d="m212 157.5 3.5 3.5 6.5-7" />
      <rect className={styles.line} x="208" y="194" width="18" height="18" rx="5" />
      <path className={styles.strong} d="M244 157h120" />
      <path className={styles.faint} d="M244 203h144M208 180h186" />
    </g>
  );
}

function CalendarPiece() {
  return (
    <g>
      <rect className={styles.tile} x="1" y="251" width="190" height="168" rx="20" />
      <path className={styles.strong} d="M36 280h56" />
      <rect className={styles.tint} x="84" y="317" width="84" height="22" rx="11" />
      {days.map(({ x, y, chosen }) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r="4"
          className={chosen ? styles.accent : styles.dot}
        />
      ))}
    </g>
  );
}

function ChartPiece() {
  return (
    <g>
      <rect className={styles.dark} x="207" y="251" width="212" height="168" rx="20" />
      <path className={styles.onDark} d="M236 388h154" />
      <path className={styles.curve} d="M238 364c22-6 30-34 50-34s24 22 46 16 26-54 54-58" />
      <circle className={styles.accent} cx="388" cy="288" r="7" />
    </g>
  );
}
