import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PriceEffect, PriceEffects } from '@shishir/contract';
import { formatTaka } from '@shishir/format';
import { SmallLine } from '../../../platform/ui/page/small-line';
import { changedSince } from './price-change';
import { priceChangeTexts as texts } from './price-change.texts';

const money = (price: number | null) => (price === null ? texts.noPrice : formatTaka(price));

const FRAME = {
  maxHeight: 320,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
};
const CELL = {
  p: { xs: '10px 8px', sm: '10px 12px' },
  lineHeight: 1.5,
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
};

interface EffectsProps {
  effects: PriceEffects;
  /** The effect shown before, if it has changed since. */
  before?: PriceEffect[];
}

/** Old and new price of each product; those that cannot be changed, or that others have changed, come first. */
export function EffectsTable({ effects: { data, summary }, before = data }: EffectsProps) {
  const changedMeanwhile = changedSince(before, data);
  const hidden = summary.products - data.length;
  const rank = ({ id, problem }: PriceEffect) =>
    problem !== null ? 0 : changedMeanwhile.has(id) ? 1 : 2;
  const rows = [...data].sort((a, b) => rank(a) - rank(b));
  return (
    <Stack sx={{ gap: 1.5 }}>
      {summary.problems > 0 && <Alert severity="error">{texts.problems(summary.problems)}</Alert>}
      {summary.changing === 0 && summary.problems === 0 && <p role="status">{texts.nothing}</p>}
      <TableContainer role="group" aria-label={texts.effect} tabIndex={0} sx={FRAME}>
        <Table stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell sx={CELL}>{texts.model}</TableCell>
              <TableCell align="right" sx={CELL}>
                {texts.before}
              </TableCell>
              <TableCell align="right" sx={CELL}>
                {texts.after}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((effect) => (
              <TableRow key={effect.id}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ ...CELL, fontWeight: 600, whiteSpace: 'normal' }}
                >
                  {effect.model}
                  <SmallLine>{effect.title}</SmallLine>
                  {effect.problem && (
                    <SmallLine sx={{ color: 'error.main', fontWeight: 500 }}>
                      {effect.problem}
                    </SmallLine>
                  )}
                  {changedMeanwhile.has(effect.id) && (
                    <SmallLine sx={{ color: 'warning.main', fontWeight: 500 }}>
                      {texts.changedMeanwhile}
                    </SmallLine>
                  )}
                </TableCell>
                <TableCell align="right" sx={{ ...CELL, color: 'text.secondary' }}>
                  {money(effect.before)}
                </TableCell>
                <TableCell align="right" sx={CELL}>
                  {effect.before === effect.after && effect.problem === null ? (
                    <Box component="span" sx={{ color: 'text.third' }}>
                      {texts.unchanged}
                    </Box>
                  ) : (
                    <b>{money(effect.after)}</b>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {hidden > 0 && <Typography color="textThird">{texts.more(hidden)}</Typography>}
    </Stack>
  );
}
