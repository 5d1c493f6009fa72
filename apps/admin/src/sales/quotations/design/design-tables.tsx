import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { SxProps, Theme } from '@mui/material/styles';
import {
  type CategoryKind,
  type Design,
  type DesignedSystem,
  type RoomDesign,
} from '@shishir/contract';
import { groupThousands } from '@shishir/format';
import { kwText, roomName } from '@shishir/sizing';
import { FLUSH_TABLE } from '../row-looks';
import { designTexts as texts } from './design.texts';
import { nameTexts } from '../../../platform/ui/catalogue/names.texts';

const TABLE: SxProps<Theme> = { ...FLUSH_TABLE, mt: 1, '& tbody th': { fontWeight: 600 } };
const FIGURE = { whiteSpace: 'nowrap' };
/** Hides the source if there is no room for it. */
const VALUES: SxProps<Theme> = {
  ...FLUSH_TABLE,
  mt: 1,
  '& tbody td, & tbody th': { fontSize: '0.8125rem' },
  '& tbody td:last-child': { color: 'text.third' },
  '& tr > :last-child': { display: { xs: 'none', sm: 'table-cell' } },
};

export function RoomTable({ system: { rooms } }: { system: DesignedSystem }) {
  const { columns } = texts;
  return (
    <Table size="small" sx={TABLE}>
      <TableHead>
        <TableRow>
          <TableCell>{columns.room}</TableCell>
          <TableCell align="right">{columns.load}</TableCell>
          <TableCell>{columns.unit}</TableCell>
          <TableCell align="right">{columns.left}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rooms.map((room, at) => (
          <TableRow key={at}>
            <TableCell component="th" scope="row">
              {roomName(rooms, at)}
            </TableCell>
            <TableCell align="right" sx={FIGURE}>
              {room.load_kw === null ? texts.noLoad : kwText(room.load_kw)}
            </TableCell>
            <TableCell>{unitText(room)}</TableCell>
            <TableCell align="right" sx={FIGURE}>
              {room.left_percent === null ? '-' : `${Math.round(room.left_percent)}%`}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** '2 × 4 Way Cassette 5.6 kW'. */
function unitText({ unit, count }: DesignedSystem['rooms'][number]): string {
  if (!unit) return texts.noUnit;
  const kind = nameTexts.kinds[unit.category as CategoryKind] ?? unit.model;
  return `${count > 1 ? `${count} × ` : ''}${kind} ${kwText(unit.cooling_kw)}`;
}

const watts = (value: number) => `${groupThousands(value)} W`;

export function PartTable({ design: { result } }: { design: RoomDesign }) {
  const { columns, names, label, sum } = texts.parts;
  const cells = (low: number, likely: number, high: number) =>
    [low, likely, high].map((value, at) => (
      <TableCell key={at} align="right" sx={FIGURE}>
        {watts(value)}
      </TableCell>
    ));
  return (
    <Table size="small" aria-label={label} sx={TABLE}>
      <TableHead>
        <TableRow>
          <TableCell>{columns.part}</TableCell>
          {[columns.low, columns.likely, columns.high].map((column) => (
            <TableCell key={column} align="right">
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {result.parts.map(({ key, low_w, likely_w, high_w }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {names[key]}
            </TableCell>
            {cells(low_w, likely_w, high_w)}
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row">
            {sum}
          </TableCell>
          {cells(result.low.w, result.likely.w, result.high.w)}
        </TableRow>
      </TableFooter>
    </Table>
  );
}

/** All constants used in the calculation. */
export function ValueTable({ values }: Pick<Design, 'values'>) {
  const { columns, open } = texts.values;
  return (
    <Table size="small" sx={VALUES}>
      <TableHead>
        <TableRow>
          <TableCell>{columns.name}</TableCell>
          <TableCell align="right">{columns.value}</TableCell>
          <TableCell>{columns.source}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {values.map(({ key, label, value, unit, confirmed, source }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell align="right" sx={FIGURE}>
              {[value, unit].join(' ').trim()}
            </TableCell>
            <TableCell>
              {source}
              {!confirmed && <small> ({open})</small>}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
