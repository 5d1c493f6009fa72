import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { RevisionChanges } from '@shishir/contract';
import { DialogFrame } from '../../../../platform/ui/dialog/dialog-frame';
import { changeValue } from '../../quotation-values';
import { changeTexts } from './changes.texts';
import { editorTexts } from '../editor.texts';
import { LineTitle } from '../../line-text';
import { FLUSH_TABLE } from '../../row-looks';

interface ChangesProps {
  revision: number;
  changes: RevisionChanges;
  onClose: () => void;
}

/** Differences from the revision sent before. */
export function ChangesDialog({
  revision,
  changes: { since, changes, texts: words },
  onClose,
}: ChangesProps) {
  const { what, before, now } = changeTexts.columns;
  return (
    <DialogFrame title={changeTexts.title(revision, since)} width="sm" onClose={onClose}>
      {changes.length > 0 && (
        <Table size="small" sx={FLUSH_TABLE}>
          <TableHead>
            <TableRow>
              <TableCell>{what}</TableCell>
              <TableCell align="right">{before}</TableCell>
              <TableCell align="right">{now}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {changes.map((change, at) => (
              <TableRow key={at}>
                <TableCell component="th" scope="row">
                  {change.name && <LineTitle>{change.name}</LineTitle>}
                  <Typography component="span" color={change.name ? 'textThird' : undefined}>
                    {changeTexts.kinds[change.kind]}
                  </Typography>
                </TableCell>
                <TableCell align="right">{changeValue(change, change.before)}</TableCell>
                <TableCell align="right">{changeValue(change, change.after)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {changes.length + words.length === 0 && <p>{changeTexts.nothing}</p>}
      {words.map((word) => (
        <Typography key={word} sx={{ mt: 1.5, color: 'text.secondary' }}>
          {changeTexts.texts[word]}
        </Typography>
      ))}
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {editorTexts.lines.done}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
