import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SIGNATURE_SIZE } from '@shishir/contract';
import { type PointerEvent, useId, useState } from 'react';
import { FormField, useField } from '../../platform/ui/form/form-fields';
import { FormCell, TitledSection } from '../../platform/ui/form/long-form';
import { Ticked } from './unit-fields';
import { visitReportTexts } from './visit-reports.texts';

const texts = visitReportTexts.form.signature;
const { width, height } = SIGNATURE_SIZE;

/** Name and signature of the customer, drawn or by the typed name. */
export function SignatureSection() {
  const { value: isByName } = useField<boolean>('signed_by_name');
  return (
    <TitledSection id="signature" title={texts.title} note={texts.note}>
      <FormCell span={6}>
        <FormField name="signed_name" label={texts.name} required />
      </FormCell>
      {!isByName && (
        <FormCell span={6}>
          <SignatureField />
        </FormCell>
      )}
      <FormCell span={6}>
        <Ticked name="signed_by_name" label={texts.byName} />
      </FormCell>
    </TitledSection>
  );
}

/** Movements that are shorter are left out. */
const STEP = 3;
/** Characters after which a line is no longer drawn, below the limit of the contract. */
const FULL = 29_000;

function SignatureField() {
  const id = useId();
  const { value, change, error } = useField<string>('signature');
  /** Line that is being drawn, and its last point. */
  const [line, setLine] = useState<{ path: string; x: number; y: number } | null>(null);

  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const within = (share: number, size: number) =>
      Math.round(Math.min(1, Math.max(0, share)) * (size - 1));
    return {
      x: within((clientX - box.left) / box.width, width),
      y: within((clientY - box.top) / box.height, height),
    };
  };
  const begin = (event: PointerEvent<SVGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = pointOf(event);
    setLine({ path: `M${x} ${y}`, x, y });
  };
  const draw = (event: PointerEvent<SVGElement>) => {
    if (!line || value.length + line.path.length > FULL) return;
    const { x, y } = pointOf(event);
    if (Math.hypot(x - line.x, y - line.y) < STEP) return;
    setLine({ path: `${line.path}L${x} ${y}`, x, y });
  };
  const end = () => {
    // A tap is a dot.
    if (line) change(value + (line.path.includes('L') ? line.path : dotAt(line)));
    setLine(null);
  };
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={id} sx={{ fontWeight: 500 }}>
          {texts.draw}
        </Typography>
        <Button disabled={value === ''} onClick={() => change('')}>
          {texts.clear}
        </Button>
      </Stack>
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={id}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        sx={[PAD, error !== undefined && { borderColor: 'error.main' }]}
      >
        <path d={`M40 ${height - 50}H${width - 40}`} strokeWidth="1.5" opacity="0.35" />
        <path d={value + (line?.path ?? '')} strokeWidth="4" />
      </Box>
      {typeof error === 'string' && <FormHelperText error>{error}</FormHelperText>}
    </>
  );
}

const dotAt = ({ x, y }: { x: number; y: number }) => `M${x} ${y}L${Math.max(0, x - 1)} ${y}`;

const PAD = {
  display: 'block',
  width: '100%',
  maxWidth: 640,
  aspectRatio: `${width} / ${height}`,
  border: 1,
  borderColor: 'field',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  cursor: 'crosshair',
  // A finger draws instead of scrolling the page.
  touchAction: 'none',
};
