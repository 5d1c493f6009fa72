import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { DesignedSystem } from '@shishir/contract';
import { drawTree, type Shape, type SystemDrawing } from '@shishir/sizing';
import { designTexts } from './design.texts';
import './system-figure.css';

const COLUMNS = 2;
/** Legend of the lines, in the colours of the sheet. */
const MARKS = {
  gas: { width: 20, borderTop: 3, borderColor: 'primary.main' },
  liquid: { width: 20, borderTop: 2, borderColor: 'chart.quotation' },
  joint: { width: 10, height: 10, border: 2, borderColor: 'primary.main', borderRadius: '50%' },
};
const KINDS = ['gas', 'liquid', 'joint'] as const;

/** Drawing from the outdoor unit to the indoor units, in two columns if there is room. */
export function SystemFigure({ system }: { system: DesignedSystem }) {
  const wide = drawTree(system, COLUMNS);
  const narrow = drawTree(system);
  const isSame = wide.width === narrow.width;
  return (
    <Box component="figure" sx={{ mt: 2 }}>
      {!isSame && <Drawing drawing={wide} className="drawing drawing--wide" />}
      <Drawing drawing={narrow} className={isSame ? 'drawing' : 'drawing drawing--narrow'} />
      <Stack
        component="figcaption"
        aria-hidden="true"
        direction="row"
        sx={[
          { flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, mt: 1.5 },
          { color: 'text.third', typography: 'body2' },
        ]}
      >
        {KINDS.map((kind) => (
          <Stack key={kind} component="span" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <Box component="span" sx={MARKS[kind]} />
            {designTexts.legend[kind]}
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}

function Drawing({ drawing, className }: { drawing: SystemDrawing; className: string }) {
  const { width, height, label, groups } = drawing;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: width }}
      role="img"
      aria-label={label}
    >
      {groups.map(({ x, y, shapes }, at) => (
        <g key={at} transform={`translate(${x} ${y})`}>
          {shapes.map(drawn)}
        </g>
      ))}
    </svg>
  );
}

function drawn(shape: Shape, key: number) {
  if (shape.shape === 'text') {
    const { kind, text, x, y, textAnchor } = shape;
    return (
      <text key={key} className={`shape-text shape-${kind}`} {...{ x, y, textAnchor }}>
        {text}
      </text>
    );
  }
  const { shape: Element, kind, ...attributes } = shape;
  return <Element key={key} className={`shape-${kind}`} {...attributes} />;
}
