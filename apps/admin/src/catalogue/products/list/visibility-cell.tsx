import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type Category, type Product, VISIBILITIES } from '@shishir/contract';
import { dhakaParts, formatDate, formatNumericDate } from '@shishir/format';
import { CheckIcon, ChevronDownIcon } from 'lucide-react';
import { useState } from 'react';
import { RowAction } from '../../../platform/ui/list/list-columns';
import { DhakaHover, ScheduledFor } from '../../../platform/ui/page/dhaka-time';
import { categoryOffNote, scheduleOf, VisibilityBadge } from '../product-display';
import { productsTexts } from '../products.texts';
import { editTexts as texts } from './product-edits.texts';
import type { ProductEdits } from './use-product-edits';

interface Props {
  product: Product;
  category: Category | undefined;
  edits: ProductEdits;
}

/** Whether visitors see a product, as a button that changes it, and below it who changed the product last. */
export function VisibilityCell({ product, category, edits }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const outcome = edits.outcome(product, 'visibility');
  const choose = (visibility: (typeof VISIBILITIES)[number]) => {
    setAnchor(null);
    edits.save(product, { ...product, visibility });
  };
  return (
    <RowAction opens>
      <span className="visibility">
        <button
          type="button"
          aria-label={texts.change('visibility', product)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <VisibilityBadge product={product} />
          <ChevronDownIcon />
        </button>
        {outcome?.state === 'rejected' ? (
          <small role="alert" className="visibility__wrong" title={outcome.message}>
            {outcome.message}
          </small>
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
      </span>
    </RowAction>
  );
}

/** 'Sharmin, 09:42'; while a category is off the site that is what matters. */
function LastChange({ product, category, saved }: Omit<Props, 'edits'> & { saved: boolean }) {
  const { updated_at: moment, changed_by: by } = product;
  if (saved) {
    return (
      <small className="visibility__saved">
        <CheckIcon />
        {texts.saved(clockText(moment))}
      </small>
    );
  }
  const schedule = scheduleOf(product);
  if (schedule !== null) {
    return (
      <small className="mut">
        <ScheduledFor moment={schedule} short />
      </small>
    );
  }
  const note = categoryOffNote(category);
  if (note !== null) {
    return (
      <small className="visibility__off" title={note}>
        {productsTexts.categoryOff}
      </small>
    );
  }
  const who = by?.import ? texts.changedBy.import : by?.name.split(' ')[0];
  return (
    <small className="visibility__change mut num">
      {who && <span>{who}, </span>}
      <DhakaHover moment={moment}>{changeText(moment, new Date())}</DhakaHover>
    </small>
  );
}

const two = (value: number) => String(value).padStart(2, '0');
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const WEEK_MS = 6 * 24 * 60 * 60_000;

function clockText(moment: string): string {
  const { hour, minute } = dhakaParts(moment);
  return `${two(hour)}:${two(minute)}`;
}

/** '09:42' today, 'Sat 17:12' in the last days, else '18/11/2026'. */
function changeText(moment: string, now: Date): string {
  const { weekday } = dhakaParts(moment);
  if (formatDate(moment) === formatDate(now)) return clockText(moment);
  if (now.getTime() - new Date(moment).getTime() < WEEK_MS) {
    return `${WEEKDAYS[weekday]} ${clockText(moment)}`;
  }
  return formatNumericDate(moment);
}
