import Button from '@mui/material/Button';
import {
  CATEGORY_KIND_LABELS,
  type CategoryKind,
  type Design,
  type DesignedSystem,
  type Quotation,
  type RoomDesign,
} from '@shishir/contract';
import { formatCapacity, formatDateTime, groupThousands } from '@shishir/format';
import { kwText, ratioText, roomName, sizeName } from '@shishir/sizing';
import { ChevronDownIcon, ExternalLinkIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { publicAddress } from '../../../platform/ui/page/public-address';
import { designTexts as texts } from './design.texts';
import { SystemFigure } from './system-figure';
import './design.css';

interface ToolLinkProps {
  design: Design;
  /** The draft that a changed system is for: the builder leads back to it. */
  quotation?: Pick<Quotation, 'id' | 'number'>;
}

/** Opens the tool on the site with the inputs of the design. */
export function ToolLink({ design, quotation }: ToolLinkProps) {
  const path =
    quotation && design.tool === 'system'
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
  /** Rooms and inputs are folded where the drawing says enough. */
  folded?: boolean;
  /** Without it the figures are followed by the rooms alone. */
  withDrawing?: boolean;
}

/** What was worked out with a tool: figures, rooms, drawing, and folded what it was calculated with. */
export function DesignView({ design, folded = false, withDrawing = true }: Props) {
  const rooms =
    design.tool === 'room' ? <PartTable design={design} /> : <RoomTable system={design.result} />;
  return (
    <div className="design num">
      <Facts design={design} />
      {!folded && rooms}
      {withDrawing && design.tool === 'system' && design.result.units > 0 && (
        <SystemFigure system={design.result} />
      )}
      <Inputs design={design}>{folded && rooms}</Inputs>
    </div>
  );
}

function Facts({ design }: { design: Design }) {
  return (
    <dl className="design__facts">
      {factsOf(design).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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
  const { rooms, load_kw, indoor_kw, units, outdoor } = design.result;
  const base: [string, string][] = [
    [facts.rooms, String(rooms.length)],
    [facts.loads, kwText(load_kw)],
    [facts.indoor, `${units}, ${kwText(indoor_kw)}`],
  ];
  if (!outdoor) return [...base, [facts.outdoor, facts.none]];
  const { window, cooling_kw, ratio_percent } = outdoor;
  return [
    ...base,
    [facts.outdoor, `${sizeName(outdoor)}, ${kwText(cooling_kw)}`],
    [facts.ratio(window.ratio_min, window.ratio_max), ratioText(ratio_percent, window)],
  ];
}

function RoomTable({ system: { rooms } }: { system: DesignedSystem }) {
  const { columns } = texts;
  return (
    <table className="design-table">
      <thead>
        <tr>
          <th scope="col">{columns.room}</th>
          <th scope="col" className="design-table__figure">
            {columns.load}
          </th>
          <th scope="col">{columns.unit}</th>
          <th scope="col" className="design-table__figure">
            {columns.left}
          </th>
        </tr>
      </thead>
      <tbody>
        {rooms.map((room, at) => (
          <tr key={at}>
            <th scope="row">{roomName(rooms, at)}</th>
            <td className="design-table__figure">
              {room.load_kw === null ? texts.noLoad : kwText(room.load_kw)}
            </td>
            <td>{unitText(room)}</td>
            <td className="design-table__figure">
              {room.left_percent === null ? '-' : `${Math.round(room.left_percent)} %`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** '2 × 4 Way Cassette 5.6 kW'. */
export function unitText({ unit, count }: DesignedSystem['rooms'][number]): string {
  if (!unit) return texts.noUnit;
  const kind = CATEGORY_KIND_LABELS[unit.category as CategoryKind] ?? unit.model;
  return `${count > 1 ? `${count} × ` : ''}${kind} ${kwText(unit.cooling_kw)}`;
}

const watts = (value: number) => `${groupThousands(value)} W`;

function PartTable({ design: { result } }: { design: RoomDesign }) {
  const { columns, names, label, sum } = texts.parts;
  const cells = (low: number, likely: number, high: number) =>
    [low, likely, high].map((value, at) => (
      <td key={at} className="design-table__figure">
        {watts(value)}
      </td>
    ));
  return (
    <table className="design-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{columns.part}</th>
          {[columns.low, columns.likely, columns.high].map((column) => (
            <th key={column} scope="col" className="design-table__figure">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {result.parts.map(({ key, low_w, likely_w, high_w }) => (
          <tr key={key}>
            <th scope="row">{names[key]}</th>
            {cells(low_w, likely_w, high_w)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sum}</th>
          {cells(result.low.w, result.likely.w, result.high.w)}
        </tr>
      </tfoot>
    </table>
  );
}

/** What it was calculated with, then: the inputs in words, and every constant. */
function Inputs({ design, children }: { design: Design; children: ReactNode }) {
  const { columns, open } = texts.values;
  return (
    <details className="design__inputs">
      <summary>
        <ChevronDownIcon />
        {texts.inputs}
      </summary>
      {children}
      <ul className="design__lines">
        {design.text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line, at) => (
            <li key={at}>{line}</li>
          ))}
      </ul>
      <table className="design-table design-table--values">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col" className="design-table__figure">
              {columns.value}
            </th>
            <th scope="col">{columns.source}</th>
          </tr>
        </thead>
        <tbody>
          {design.values.map(({ key, label, value, unit, confirmed, source }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td className="design-table__figure">{[value, unit].join(' ').trim()}</td>
              <td>
                {source}
                {!confirmed && <small> ({open})</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.calculated(formatDateTime(design.at))}</p>
    </details>
  );
}
