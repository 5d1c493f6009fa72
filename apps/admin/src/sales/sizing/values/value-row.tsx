import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import type { Theme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { SizingValueRow } from '@shishir/contract';
import { type PublishedFigure, valueLabel } from '@shishir/sizing';
import { PencilIcon } from 'lucide-react';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { ConfirmationState } from '../confirmation';
import { useRefreshValues, useValueSave } from './sizing-values.queries';
import { valuesTexts as texts } from './sizing-values.texts';
import { isSwitch, valueText } from './value-text';

interface Props {
  row: SizingValueRow;
  /** Undefined without permission to edit. */
  onEdit?: () => void;
}

/** A constant with its name, value, state and source. */
export function ValueRow({ row, onEdit }: Props) {
  const { value, default_value, source } = row;
  const label = valueLabel(row.label);
  return (
    <ListItem sx={[ROW, onEdit !== undefined && EDITABLE, PHONE]}>
      <div>
        <Typography component="b" sx={{ display: 'block', fontWeight: 500 }}>
          {label}
        </Typography>
        <Note text={valueLabel(source)} />
      </div>
      <Box sx={{ textAlign: 'right' }}>
        {isSwitch(row) ? (
          <ValueSwitch row={row} readOnly={!onEdit} />
        ) : (
          <Typography component="b" sx={{ fontWeight: 600 }}>
            {valueText(row, value)}
          </Typography>
        )}
        {value !== default_value && (
          <Note text={texts.changedFrom(valueText(row, default_value))} />
        )}
      </Box>
      <div>
        <ConfirmationState of={row} />
      </div>
      {onEdit && (
        <IconButton
          aria-label={texts.edit(label)}
          onClick={onEdit}
          sx={{
            width: { xs: 44, md: 40 },
            height: { xs: 44, md: 40 },
            justifySelf: 'end',
            my: { xs: -1, sm: 0 },
            mr: { xs: -1.5, sm: 0 },
            ml: 0,
          }}
        >
          <PencilIcon />
        </IconButton>
      )}
    </ListItem>
  );
}

const PUBLISHED_STATE = { confirmed: true, confirmed_by: null, confirmed_on: null };

/** A published curve or series with its source, which cannot be edited. */
export function PublishedRow({ figure: { label, figures, unit, source } }: PublishedRowProps) {
  return (
    <ListItem sx={[ROW, PHONE]}>
      <div>
        <Typography component="b" sx={{ display: 'block', fontWeight: 500 }}>
          {valueLabel(label)}
        </Typography>
        <Note text={valueLabel(source)} />
      </div>
      <Typography variant="body2" sx={{ textAlign: 'right', overflowWrap: 'anywhere' }}>
        {figures.join('; ')} {unit}
      </Typography>
      <div>
        <ConfirmationState of={PUBLISHED_STATE} />
      </div>
    </ListItem>
  );
}
interface PublishedRowProps {
  figure: PublishedFigure;
}

/** Name, value, state and edit button; on phones two of them per line. */
const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 144px 184px', md: 'minmax(0, 1fr) 176px 196px' },
  rowGap: 0.5,
  columnGap: 2.5,
  alignItems: 'center',
  minHeight: 64,
  px: 2.5,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
};
const EDITABLE = {
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) 144px 184px 44px',
    md: 'minmax(0, 1fr) 176px 196px 40px',
  },
  pr: 1.5,
};
const PHONE = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    rowGap: 1,
    columnGap: 1.5,
    px: 2,
    py: 1.5,
  },
});

const Note = ({ text }: { text: string }) => (
  <Typography
    variant="body2"
    component="small"
    sx={{ display: 'block', color: 'text.third', overflowWrap: 'anywhere' }}
  >
    {text}
  </Typography>
);

/** A switch that is saved immediately. Clears the confirmation, which applied to the other position. */
function ValueSwitch({ row, readOnly }: { row: SizingValueRow; readOnly: boolean }) {
  const { value, source, version, confirmed_by } = row;
  const label = valueLabel(row.label);
  const { pending, save } = useValueSave(row);
  const refresh = useRefreshValues();
  const outcome = useOutcomeToasts();
  const turn = async (on: boolean) => {
    const body = { value: on ? 1 : 0, source, version, confirmed_by: null, confirmed_on: null };
    try {
      const saved = await save(body);
      const message = confirmed_by ? texts.openAgain : texts.saved;
      outcome.succeeded(message(label, valueText(row, saved.value)));
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
      refresh();
    }
  };
  return (
    <FormControlLabel
      label={valueText(row, value)}
      control={
        <Switch
          checked={value === 1}
          disabled={readOnly || pending}
          onChange={(_event, on) => void turn(on)}
          slotProps={{ input: { 'aria-label': label } }}
        />
      }
      slotProps={{ typography: { sx: { fontWeight: 600 } } }}
      // As readable as any other label.
      sx={{ '& .MuiFormControlLabel-label.Mui-disabled': { color: 'inherit' } }}
    />
  );
}
