import Button from '@mui/material/Button';
import type { contract, ImportRow, ProductImport } from '@shishir/contract';
import type { z } from 'zod';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { useLeaveOut } from './import-columns.queries';
import { leaveOutTexts as texts } from './import-columns.texts';
import { previewTexts } from './product-imports.texts';

/** A row of the file, identified by its position. */
export interface FileRow {
  id: number;
  line: ImportRow;
}

interface ButtonProps {
  line: ImportRow;
  onPress: (line: ImportRow) => void;
}

/** Leaves a row of a preview out, or takes it in again. */
export function LeaveOutButton({ line, onPress }: ButtonProps) {
  const isOut = line.effect === 'left_out';
  const model = line.model || texts.nameless;
  return (
    <Button
      aria-label={(isOut ? texts.takeRow : texts.leaveRow)(model, line.row)}
      onClick={() => onPress(line)}
      sx={{ alignSelf: 'flex-start', mt: { md: -1.25 }, ml: -1.25 }}
    >
      {isOut ? texts.take : texts.leave}
    </Button>
  );
}

export const actionColumn = (onPress: ButtonProps['onPress']): ListColumn<FileRow> => ({
  field: 'action',
  header: previewTexts.columns.action,
  width: 112,
  fixed: true,
  cell: ({ line }) => <LeaveOutButton line={line} onPress={onPress} />,
});

interface AllProps {
  of: ProductImport;
  /** Filters of the list. */
  query: z.infer<typeof contract.productImports.rows.query>;
  /** Number of rows that the filters select. */
  total: number;
  onPress: () => void;
}

/** Leaves all filtered rows out; takes them in again if they are left out. */
export function LeaveAllButton({ of, query: { effect, warnings, q }, total, onPress }: AllProps) {
  const { leaveOut, pending } = useLeaveOut(of);
  const outcome = useOutcomeToasts();
  const isOut = effect === 'left_out';
  const press = () => {
    onPress();
    leaveOut(
      {
        left_out: !isOut,
        rows: 'all',
        ...(effect && { effect }),
        ...(warnings && { warnings }),
        ...(q && { q }),
      },
      () => outcome.succeeded((isOut ? texts.taken : texts.left)(total)),
    );
  };
  return (
    <Button variant="outlined" aria-disabled={pending} onClick={() => !pending && press()}>
      {(isOut ? texts.takeAll : texts.leaveAll)(total)}
    </Button>
  );
}
