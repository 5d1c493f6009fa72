const BELOW = {
  air: <path d="M76 50v16M88 50v26M100 50v32M112 50v26M124 50v16" strokeDasharray="2 6" />,
  cross: <path d="m88 58 24 24M112 58 88 82" stroke="#C0342B" />,
  drop: <path d="M100 46c10 16 20 24 20 38a20 20 0 0 1-40 0c0-14 10-22 20-38z" />,
};

/** The drawing of every empty (air), failed (cross) and missing (drop) screen. */
export function CeilingUnit({ below }: { below: keyof typeof BELOW }) {
  return (
    <svg
      className="pic"
      viewBox="0 0 200 120"
      aria-hidden="true"
      fill="none"
      stroke="#64A8D4"
      strokeWidth="1.5"
    >
      <path d="M10 30h180" stroke="#0C4A78" />
      <rect x="70" y="24" width="60" height="12" rx="4" fill="#fff" stroke="#0C4A78" />
      {BELOW[below]}
    </svg>
  );
}
