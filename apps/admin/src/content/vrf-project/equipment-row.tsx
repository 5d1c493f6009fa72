import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { zIndex } from '@shishir/tokens';
import { XIcon } from 'lucide-react';
import { useSortableRow } from '../../platform/ui/order/sortable-rows';
import type { EquipmentRow } from './vrf-project-form-values';
import { equipmentTexts as texts } from './vrf-project.texts';

const columns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '44px 96px minmax(0, 1fr) 44px',
    md: '32px 84px minmax(0, 1fr) 40px',
  },
  gap: 1,
  alignItems: 'center',
};

/** Column names, which do not fit on phones. */
export const EquipmentHeader = () => (
  <Box
    aria-hidden="true"
    sx={{
      ...columns,
      display: { xs: 'none', md: 'grid' },
      minHeight: 36,
      px: 1,
      background: 'background.head',
      color: 'text.secondary',
      typography: 'subtitle2',
    }}
  >
    <Box component="span" sx={{ gridColumn: 2 }}>
      {texts.quantity}
    </Box>
    <span>{texts.name}</span>
  </Box>
);

interface Props {
  row: EquipmentRow;
  place: number;
  onChange: (row: EquipmentRow) => void;
  onRemove: () => void;
}

/** One row of the equipment. On phones the name is below the rest. */
export function EquipmentLine({ row, place, onChange, onRemove }: Props) {
  const { ref, style, dragged, handle } = useSortableRow(row.id, row.name || texts.row(place));
  return (
    <Box
      component="li"
      ref={ref}
      style={style}
      sx={[
        { ...columns, p: 1, bgcolor: 'background.paper' },
        { borderTop: 1, borderColor: 'divider' },
        { '&:first-of-type': { borderTop: { xs: 0, md: 1 }, borderColor: { md: 'divider' } } },
        dragged && {
          position: 'relative',
          zIndex: zIndex.dragged,
          bgcolor: 'background.raised',
          boxShadow: 'var(--shadow-pop)',
        },
      ]}
    >
      {handle}
      <OutlinedInput
        size="small"
        name={`equipment-quantity-${place}`}
        autoComplete="off"
        value={row.quantity}
        onChange={({ target }) => onChange({ ...row, quantity: target.value })}
        slotProps={{
          input: {
            'aria-label': texts.quantityOf(place),
            inputMode: 'numeric',
            maxLength: 10,
          },
        }}
        sx={{ '& input': { textAlign: 'right' } }}
      />
      <OutlinedInput
        size="small"
        name={`equipment-name-${place}`}
        autoComplete="off"
        value={row.name}
        onChange={({ target }) => onChange({ ...row, name: target.value })}
        slotProps={{ input: { 'aria-label': texts.nameOf(place), maxLength: 190 } }}
        sx={{ gridRow: { xs: 2, md: 'auto' }, gridColumn: { xs: '1 / -1', md: 'auto' } }}
      />
      <IconButton
        aria-label={texts.remove(row.name || texts.row(place))}
        onClick={onRemove}
        sx={{ gridRow: { xs: 1, md: 'auto' }, gridColumn: { xs: 4, md: 'auto' } }}
      >
        <XIcon />
      </IconButton>
    </Box>
  );
}
