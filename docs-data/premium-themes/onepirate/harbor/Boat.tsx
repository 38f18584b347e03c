export default function Boat() {
  return (
    <g transform="translate(1104 470)">
      <circle cx="150" cy="40" r="90" fill="#ffd166" opacity="0.12" />
      <circle cx="150" cy="40" r="46" fill="#ffd166" opacity="0.22" />
      <path d="M150 36v128" stroke="#c98d5b" strokeWidth="8" />
      <path d="M142 56v92H40c62-18 90-46 102-92Z" fill="#f3e3c3" />
      <path d="M158 66c50 14 76 42 84 82h-84Z" fill="#d7603a" />
      <path
        d="M10 160h290c-8 44-36 66-70 66H76c-36 0-58-24-66-66Z"
        fill="#4a2418"
      />
      <path d="M6 152h298v14H6z" fill="#c98d5b" />
      <path
        d="M70 190h150"
        stroke="#ffd166"
        strokeWidth="8"
        strokeDasharray="8 24"
      />
      <circle cx="150" cy="40" r="12" fill="#ffe9b0" />
    </g>
  );
}
