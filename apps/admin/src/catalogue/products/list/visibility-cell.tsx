import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type Category, type ListedProduct, VISIBILITIES } from '@shishir/contract';
import { formatNumericDate, formatTime } from '@shishir/format';
import { CheckIcon, ChevronDownIcon } from 'lucide-react';
import { useState } from 'react';
import { RowAction } from '../../../platform/ui/list/list-columns';
import { DhakaHover, ScheduledFor } from '../../../platform/ui/page/dhaka-time';
import { categoryOffNote, scheduleOf, VisibilityBadge } from '../product-display';
import { productsTexts } from '../products.texts';
import { editTexts as texts } from './product-edits.texts';
import type { ProductEdits } from './use-product-edits';

interface Props {
  product: ListedProduct;
  category: Category | undefined;
  edits: ProductEdits;
}

const BUTTON = {
  gap: 0.5,
  p: 0.5,
  borderRadius: '14px',
  font: 'inherit',
  '&:hover': { bgcolor: 'neutral.wash' },
  '& > svg': { color: 'text.third' },
};

/** A button that shows and changes the visibility of a product, above the author of its last change. */
export function VisibilityCell({ product, category, edits }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const outcome = edits.outcome(product, 'visibility');
  const choose = (visibility: (typeof VISIBILITIES)[number]) => {
    setAnchor(null);
    edits.save(product, { ...product, visibility });
  };
  return (
    <RowAction opens>
      <Box component="span" sx={{ display: 'grid', justifyItems: 'start', minWidth: 0 }}>
        <ButtonBase
          sx={BUTTON}
          aria-label={texts.change('visibility', product)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <VisibilityBadge product={product} />
          <ChevronDownIcon size={14} />
        </ButtonBase>
        {outcome?.state === 'rejected' ? (
          <Line role="alert" title={outcome.message} color="error">
            {outcome.message}
          </Line>
        ) : (
          <LastChange product={product} category={category} saved={edits.isSaved(product)} />
        )}
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': texts.visibilityOf(product.model) } }}
        >
          {VISIBILITIES.map((visibility) => (
            <MenuItem
              key={visibility}
              role="menuitemradio"
              aria-checked={product.visibility === visibility}
              selected={product.visibility === visibility}
              onClick={() => choose(visibility)}
            >
              {productsTexts[visibility]}
            </MenuItem>
          ))}
        </Menu>
      </Box>
    </RowAction>
  );
}

/** A line below the button, cut if it is too long. */
function Line({ sx = [], ...props }: TypographyProps<'small'>) {
  return (
    <Typography
      component="small"
      variant="caption"
      color="textThird"
      noWrap
      {...props}
      sx={[{ maxWidth: 1, pl: 0.5, lineHeight: 1.3 }, ...[sx].flat()]}
    />
  );
}

const SAVED = { display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 600 };
/** Cuts long names, but not dates. */
const CHANGED = {
  display: 'flex',
  gap: 0.5,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
};

/** 'Sharmin, today', or nothing without a name; a category hidden from visitors takes precedence. */
function LastChange({ product, category, saved }: Omit<Props, 'edits'> & { saved: boolean }) {
  const { updated_at: moment, changed_by: by } = product;
  if (saved) {
    return (
      <Line color="success" sx={SAVED}>
        <CheckIcon size={14} />
        {texts.saved(formatTime(moment))}
      </Line>
    );
  }
  const schedule = scheduleOf(product);
  if (schedule !== null) {
    return (
      <Line>
        <ScheduledFor moment={schedule} short />
      </Line>
    );
  }
  const note = categoryOffNote(category);
  if (note !== null) {
    return (
      <Line title={note} color="warning">
        {productsTexts.categoryOff}
      </Line>
    );
  }
  if (!by) return null;
  const who = by.import ? texts.changedBy.import : by.name.split(' ')[0];
  return (
    <Line sx={CHANGED}>
      <span>{who}, </span>
      <DhakaHover moment={moment}>{dayText(moment, new Date())}</DhakaHover>
    </Line>
  );
}

/** 'today' or '18/11/2026'. */
function dayText(moment: string, now: Date): string {
  const day = formatNumericDate(moment);
  return day === formatNumericDate(now) ? texts.today : day;
}
