import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { type Design, type Quotation, systemsOf } from '@shishir/contract';
import { formatCapacity, formatNumericTime, inDigits } from '@shishir/format';
import { EDITION, kwText, ratioText, roomsIn, sizeName, systemName } from '@shishir/sizing';
import { ChevronDownIcon, ExternalLinkIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { publicAddress } from '../../../platform/ui/page/public-address';
import { PartTable, RoomTable, ValueTable } from './design-tables';
import { designTexts as texts } from './design.texts';
import { SystemFigure } from './system-figure';

interface ToolLinkProps {
  design: Design;
  /** The draft for a changed system: the builder links back to it. */
  quotation?: Pick<Quotation, 'id' | 'number'>;
}

/** Opens the tool on the site with the inputs of the design. */
export function ToolLink({ design, quotation }: ToolLinkProps) {
  const path =
    quotation && design.tool !== 'room'
      ? `${design.link}${design.link.includes('?') ? '&' : '?'}quotation=${quotation.id}.${quotation.number}`
      : design.link;
  return (
    <Button
      variant="outlined"
      startIcon={<ExternalLinkIcon />}
      href={publicAddress(window.location, path)}
      target="_blank"
      rel="noopener"
    >
      {texts.open[design.tool]}
    </Button>
  );
}

interface Props {
  design: Design;
  /** Folds rooms and inputs if the drawing is enough. */
  folded?: boolean;
  /** Without the drawing, only the rooms follow the figures. */
  withDrawing?: boolean;
}

/** Result of a tool: figures, rooms, drawing, and the folded inputs of the calculation. */
export function DesignView({ design, folded = false, withDrawing = true }: Props) {
  const systems = systemsOf(design);
  const rooms =
    design.tool === 'room' ? (
      <PartTable design={design} />
    ) : (
      systems.map(({ plan }, at) => (
        <Fragment key={at}>
          {systems.length > 1 && <SystemTitle>{systemName(systems, at)}</SystemTitle>}
          <RoomTable system={plan} />
        </Fragment>
      ))
    );
  return (
    <div>
      <Facts design={design} />
      {!folded && rooms}
      {withDrawing &&
        systems.map(
          ({ plan }, at) =>
            plan.units > 0 && (
              <Fragment key={at}>
                {systems.length > 1 && <SystemTitle>{systemName(systems, at)}</SystemTitle>}
                <SystemFigure system={plan} />
              </Fragment>
            ),
        )}
      <Inputs design={design}>{folded && rooms}</Inputs>
    </div>
  );
}

function SystemTitle({ children }: { children: string }) {
  return (
    <Typography variant="subtitle2" component="h4" sx={{ mt: 2 }}>
      {children}
    </Typography>
  );
}

const FACTS: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(104px, auto))' },
  columnGap: 3,
  rowGap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
};

function Facts({ design }: { design: Design }) {
  return (
    <Box component="dl" sx={FACTS}>
      {factsOf(design).map(([name, value]) => (
        <div key={name}>
          <Typography variant="body2" component="dt" color="textThird">
            {name}
          </Typography>
          <Typography component="dd" sx={{ fontSize: '1rem', fontWeight: 600 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

const trText = (tr: number) => `${tr.toFixed(2)} TR`;

function factsOf(design: Design): [name: string, value: string][] {
  const { facts } = texts;
  if (design.tool === 'room') {
    const { low, likely, high } = design.result;
    return [
      [facts.area, `${formatCapacity(design.room.area_m2)} m²`],
      [facts.likely, `${trText(likely.tr)}, ${kwText(likely.kw)}`],
      [facts.from, trText(low.tr)],
      [facts.to, trText(high.tr)],
    ];
  }
  const { load_kw, indoor_kw, units } = design.result;
  const systems = systemsOf(design);
  const rooms = systems.reduce((sum, { plan }) => sum + roomsIn(plan.rooms), 0);
  const base: [string, string][] = [
    [facts.rooms, inDigits(rooms)],
    [facts.loads, kwText(load_kw)],
    [facts.indoor, `${inDigits(units)}, ${kwText(indoor_kw)}`],
  ];
  if (design.tool === 'project') {
    return [
      ...base,
      ...systems.map(({ plan: { outdoor } }, at): [string, string] => [
        systemName(systems, at),
        outdoor
          ? `${sizeName(outdoor)}, ${ratioText(outdoor.ratio_percent, outdoor.window)}`
          : facts.none,
      ]),
    ];
  }
  const { outdoor } = design.result;
  if (!outdoor) return [...base, [facts.outdoor, facts.none]];
  const { window, cooling_kw, ratio_percent } = outdoor;
  return [
    ...base,
    [facts.outdoor, `${sizeName(outdoor)}, ${kwText(cooling_kw)}`],
    [facts.ratio(window.ratio_min, window.ratio_max), ratioText(ratio_percent, window)],
  ];
}

const INPUTS: SxProps<Theme> = { mt: 1, '&[open] > summary svg': { transform: 'rotate(180deg)' } };
const SUMMARY: SxProps<Theme> = {
  display: 'inline-flex',
  gap: 1,
  alignItems: 'center',
  minHeight: 44,
  color: 'primary.ink',
  fontWeight: 600,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
};

/** Inputs of the calculation in words, and its constants at that time. */
function Inputs({ design, children }: { design: Design; children: ReactNode }) {
  return (
    <Box component="details" sx={INPUTS}>
      <Stack component="summary" direction="row" sx={SUMMARY}>
        <ChevronDownIcon />
        {texts.inputs}
      </Stack>
      {children}
      <Stack
        component="ul"
        sx={{ gap: 0.5, maxWidth: '72ch', mt: 1, mb: 2, color: 'text.secondary' }}
      >
        {design.text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line, at) => (
            <li key={at}>{line}</li>
          ))}
      </Stack>
      <ValueTable values={design.values} />
      <Typography variant="body2" sx={{ mt: 1.5, mb: 1, color: 'text.third' }}>
        {texts.calculated(formatNumericTime(design.at))}
        {design.result.edition < EDITION && ` ${texts.earlierEdition(design.result.edition)}`}
      </Typography>
    </Box>
  );
}
