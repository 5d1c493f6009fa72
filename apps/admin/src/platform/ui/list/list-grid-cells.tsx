import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type GridRenderCellParams,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import { zIndex } from '@shishir/tokens';
import { CheckIcon } from 'lucide-react';
import { type PropsWithChildren, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { CellEdit } from './list-columns';
import { listTexts } from './list.texts';

interface CellProps<Row extends { id: number }> {
  params: GridRenderCellParams<Row>;
  edit: CellEdit<Row>;
  children: ReactNode;
}

/** Editable cell: a click, or typing while it has the focus, opens its input. */
export function EditableCell<Row extends { id: number }>({
  params,
  edit,
  children,
}: CellProps<Row>) {
  const { id, field, row } = params;
  const apiRef = useGridApiContext();
  const reasonId = useId();
  const outcome = edit.outcome(row);
  const isSaved = outcome?.state === 'saved';
  const rejected = outcome?.state === 'rejected' ? outcome.message : null;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonBase
        ref={setAnchor}
        // Otherwise the grid would focus it after Enter has saved, and the same key would press it.
        tabIndex={-1}
        aria-label={edit.label(row)}
        aria-describedby={rejected ? reasonId : undefined}
        onClick={(event) => {
          event.stopPropagation();
          if (apiRef.current.getCellMode(id, field) === 'view') {
            apiRef.current.startCellEditMode({ id, field });
          }
        }}
        sx={[
          cellLook,
          rejected === null
            ? borderLook
            : { borderColor: 'error.main', '&, & b': { color: 'error.main' } },
          // Only two of three lines fit.
          isSaved && { '& b ~ *': { display: 'none' } },
        ]}
      >
        {children}
        {isSaved && (
          <Stack component="span" role="status" direction="row" sx={savedLook}>
            <CheckIcon size={14} />
            {listTexts.saved}
          </Stack>
        )}
      </ButtonBase>
      {rejected && anchor && (
        <CellHint anchor={anchor}>
          <Box role="alert" id={reasonId} sx={{ color: 'error.main', fontWeight: 500 }}>
            {rejected}
          </Box>
        </CellHint>
      )}
    </>
  );
}

const cellLook = {
  display: 'inline-grid',
  alignContent: 'center',
  justifyItems: 'end',
  minHeight: 44,
  mr: -1,
  px: 1,
  border: '1px solid transparent',
  borderRadius: '6px',
  font: 'inherit',
  textAlign: 'right',
  cursor: 'text',
};

const borderLook = {
  '.MuiDataGrid-row:hover &': { borderColor: 'divider' },
  '.MuiDataGrid-row &:hover, .MuiDataGrid-cell:focus-visible &': {
    borderColor: 'text.third',
    bgcolor: 'background.paper',
  },
};

const savedLook = {
  alignItems: 'center',
  gap: 0.5,
  color: 'success.main',
  fontSize: '0.75rem',
  fontWeight: 600,
};

/** Note below a cell. */
function CellHint({ anchor, children }: PropsWithChildren<{ anchor: HTMLElement }>) {
  return (
    <Popper open anchorEl={anchor} placement="bottom-end" sx={{ zIndex: zIndex.suggestions }}>
      <Paper
        onClick={(event) => event.stopPropagation()}
        sx={{
          width: 280,
          mt: 1,
          py: 1.5,
          px: 2,
          borderRadius: '8px',
          boxShadow: 'var(--shadow-pop)',
          color: 'text.secondary',
          fontSize: '0.8125rem',
          lineHeight: 1.45,
        }}
      >
        {children}
      </Paper>
    </Popper>
  );
}

interface InputProps<Row extends { id: number }> {
  params: GridRenderEditCellParams<Row>;
  /** Saved row; that of `params` has the value being typed. */
  row: Row;
  edit: CellEdit<Row>;
}

/** Input of a cell; a hint below shows the effect of its value and the keys. */
export function CellInput<Row extends { id: number }>({ params, row, edit }: InputProps<Row>) {
  const { id, field, hasFocus } = params;
  const text = String(params.value ?? '');
  const apiRef = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hintId = useId();
  const problem = edit.check(text);
  useEffect(() => {
    if (!hasFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [hasFocus]);
  return (
    <>
      <OutlinedInput
        ref={setAnchor}
        inputRef={input}
        fullWidth
        error={problem !== null}
        value={text}
        autoComplete="off"
        onClick={(event) => event.stopPropagation()}
        onChange={({ target: { value } }) =>
          void apiRef.current.setEditCellValue({ id, field, value })
        }
        startAdornment={
          edit.prefix && (
            <Box component="span" sx={{ mr: 0.5, color: 'text.third' }}>
              {edit.prefix}
            </Box>
          )
        }
        slotProps={{
          input: {
            inputMode: 'numeric',
            'aria-label': edit.inputLabel(row),
            'aria-describedby': hintId,
          },
        }}
        sx={{
          height: 36,
          px: 1,
          borderRadius: '6px',
          '& input': { p: 0, fontWeight: 600, textAlign: 'right' },
        }}
      />
      {anchor && (
        <CellHint anchor={anchor}>
          <div id={hintId}>
            <Typography
              component="b"
              variant="subtitle2"
              sx={{ display: 'block' }}
              color="textPrimary"
            >
              {edit.inputLabel(row)}
            </Typography>
            <Box
              component="span"
              role={problem ? 'alert' : undefined}
              sx={problem ? { color: 'error.main', fontWeight: 500 } : undefined}
            >
              {problem ?? edit.hint(row, text)}
            </Box>
          </div>
          <Stack component="span" direction="row" sx={{ gap: 2, mt: 1 }}>
            {listTexts.keys.map(({ key, does }) => (
              <span key={key}>
                <kbd>{key}</kbd> {does}
              </span>
            ))}
          </Stack>
        </CellHint>
      )}
    </>
  );
}
