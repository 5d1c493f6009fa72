import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import type { Category, ListedProduct } from '@shishir/contract';
import { formatNumericDate } from '@shishir/format';
import type { ProductRowActions } from '../row-actions.queries';
import { ProductMenu } from './row-actions';
import { purgedAt, ScheduledFor } from '../../../platform/ui/page/dhaka-time';
import { FramedPicture } from '../../../platform/ui/catalogue/framed-picture';
import { SmallLine } from '../../../platform/ui/page/small-line';
import { capacityText, CategoryOffBadge, ProductPrice, scheduleOf } from '../product-display';
import { productsTexts } from '../products.texts';

const BUTTON = {
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 1.5,
  justifyContent: 'stretch',
  minWidth: 0,
  p: '12px 4px 12px 0',
  font: 'inherit',
  lineHeight: 1.4,
  textAlign: 'left',
  '&:focus-visible': { outlineOffset: -3 },
} as const;
/** Columns from small tablets on, which have more room than a phone. */
const FACTS = {
  display: { xs: 'block', sm: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  alignItems: 'center',
};
const STATE = {
  display: 'flex',
  gridRow: '1 / span 2',
  gridColumn: 2,
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'baseline',
  color: 'text.third',
  fontSize: '0.8125rem',
} as const;
const PRICE = {
  flexDirection: 'row',
  gap: 1,
  alignItems: 'baseline',
  color: 'text.primary',
  fontSize: '0.875rem',
} as const;

/** A product on a phone, with the same data as a row of the table. */
export function ProductCard({
  product,
  category,
  actions,
}: {
  product: ListedProduct;
  category: Category | undefined;
  actions: ProductRowActions;
}) {
  const { none } = productsTexts;
  const known = (facts: (string | null)[]) => facts.filter((fact) => fact && fact !== none);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', pr: 1 }}>
      <ButtonBase
        aria-label={productsTexts.view(product.model)}
        sx={BUTTON}
        onClick={() => actions.onView(product)}
      >
        <FramedPicture picture={product.pictures[0]} sizes="60px" sx={{ width: 60, height: 45 }} />
        <Box component="span" sx={FACTS}>
          <Box component="b" sx={{ display: 'block' }}>
            {product.model}
          </Box>
          <SmallLine sx={{ gridRow: 2 }}>
            {known([capacityText(product), product.category]).join(', ')}
          </SmallLine>
          <Box component="span" sx={STATE}>
            {product.deleted_at ? (
              `${productsTexts.columns.until} ${formatNumericDate(purgedAt(product.deleted_at))}`
            ) : (
              <ProductPrice product={product} sx={PRICE} />
            )}
            {scheduleOf(product) ? (
              <ScheduledFor moment={scheduleOf(product)} />
            ) : product.visibility && product.visibility !== 'published' ? (
              <span>{productsTexts[product.visibility]}</span>
            ) : (
              <CategoryOffBadge category={category} />
            )}
          </Box>
        </Box>
      </ButtonBase>
      <ProductMenu product={product} actions={actions} />
    </Stack>
  );
}
