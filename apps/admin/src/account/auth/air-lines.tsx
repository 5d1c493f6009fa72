const LINES = 26;

/** One layer of cold air: the lower it lies, the calmer and the clearer it is drawn. */
function layer(step: number): string {
  const y = 120 + step * 30;
  const fall = 40 + step * 38;
  const rise = 260 + step * 22;
  const end = 80 + step * 34;
  return `M-40 ${y}C160 ${fall} 320 ${rise} 520 ${y + 30}S760 ${end} 860 ${170 + step * 28}`;
}

/** Air that settles, drawn behind the name of the place. */
export function AirLines() {
  return (
    <svg
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      stroke="#8CC8F2"
      strokeWidth="1.3"
    >
      {Array.from({ length: LINES }, (_, step) => (
        <path key={step} d={layer(step)} opacity={0.05 + step * 0.016} />
      ))}
    </svg>
  );
}
