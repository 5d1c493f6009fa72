import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Category } from '@shishir/contract';
import { capacityShare, formatCapacity, formatTaka, priceView } from '@shishir/format';
import { colors } from '@shishir/tokens';
import { numberOf } from '../../../platform/ui/form/number-text';
import { FramedPicture } from '../../../platform/ui/catalogue/framed-picture';
import type { ProductFormValues } from './product-form-values';
import { productFormTexts } from './product-form.texts';

const texts = productFormTexts.preview;

/** Colours of the public site, the same in both schemes of the dashboard. */
export const SITE = {
  page: colors.page,
  wash: colors['glacier-100'],
  line: colors['glacier-200'],
  text: colors.ink,
  quiet: colors['ink-3'],
};

const CARD = {
  overflow: 'hidden',
  maxWidth: 320,
  mx: 'auto',
  border: 1,
  borderColor: SITE.line,
  borderRadius: '16px',
  bgcolor: colors.white,
};
const PICTURE = { position: 'relative', aspectRatio: '4 / 3', bgcolor: '#e6f0f7' } as const;
const STORED = {
  width: 1,
  height: 1,
  borderRadius: 0,
  '& > span': {
    background: 'linear-gradient(160deg, #dceaf4, #eef5fa)',
    color: colors['glacier-800'],
  },
};
const LABEL = {
  position: 'absolute',
  top: 14,
  left: 14,
  p: '4px 10px',
  borderRadius: '999px',
  bgcolor: 'rgb(255 255 255 / 0.88)',
  color: colors['glacier-800'],
  fontSize: '0.8125rem',
  fontWeight: 600,
} as const;
const CART = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  mt: 1.5,
  borderRadius: '999px',
  bgcolor: SITE.wash,
  color: colors['glacier-700'],
  fontSize: '0.9375rem',
  fontWeight: 600,
};

interface Props {
  values: Pick<
    ProductFormValues,
    'title' | 'model' | 'wind_free' | 'cooling_tr' | 'cooling_kw' | 'pictures'
  >;
  category: Category | undefined;
  regular: number | null;
  offer: number | null;
}

/** The product card of the site's lists. */
export function PreviewCard({ values, category, regular, offer }: Props) {
  return (
    <Stack component="article" sx={CARD}>
      <Box sx={PICTURE}>
        <FirstPicture pictures={values.pictures} />
        {values.wind_free && (
          <Box component="span" sx={LABEL}>
            {values.wind_free}
          </Box>
        )}
      </Box>
      <Stack sx={{ p: 2.5, overflowWrap: 'anywhere' }}>
        <Capacity values={values} />
        <Typography sx={{ mt: 1, fontSize: '0.9375rem', fontWeight: 500 }}>
          {values.title || texts.untitled}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.25, color: SITE.quiet }}>
          {values.model || texts.unnamed}
        </Typography>
        <CapacityLine values={values} category={category} />
        <PreviewPrice regular={regular} offer={offer} />
        <Box component="span" aria-hidden="true" sx={CART}>
          {texts.cart}
        </Box>
      </Stack>
    </Stack>
  );
}

function FirstPicture({ pictures }: Pick<Props['values'], 'pictures'>) {
  const first = pictures[0];
  if (first && 'file' in first) {
    return (
      <Box
        component="img"
        src={first.address}
        alt=""
        sx={{ width: 1, height: 1, objectFit: 'cover' }}
      />
    );
  }
  return <FramedPicture picture={first?.stored} sizes="290px" sx={STORED} />;
}

const LINE = {
  height: 3,
  mt: 1.75,
  borderRadius: '2px',
  bgcolor: SITE.wash,
  '& span': {
    display: 'block',
    height: 1,
    borderRadius: '2px',
    bgcolor: colors['glacier-400'],
  },
};

/** The capacity on the range of its category, which is widened if necessary. */
function CapacityLine({ values, category }: Pick<Props, 'values' | 'category'>) {
  const tr = numberOf(values.cooling_tr);
  const axis = tr !== null && {
    min: Math.min(tr, category?.tr_min ?? tr),
    max: Math.max(tr, category?.tr_max ?? tr),
  };
  return (
    <Box aria-hidden="true" sx={LINE}>
      {axis && tr > 0 && (
        <span style={{ width: `${(capacityShare(tr, axis) * 100).toFixed(1)}%` }} />
      )}
    </Box>
  );
}

/** TR with kW beside it, or kW alone. */
function Capacity({ values }: Pick<Props, 'values'>) {
  const tr = numberOf(values.cooling_tr);
  const kw = numberOf(values.cooling_kw);
  if (tr === null && kw === null) return null;
  const inKw = kw !== null && `${formatCapacity(kw)} kW`;
  return (
    <Typography variant="h1" component="p" sx={{ fontSize: '1.625rem', lineHeight: 1.1 }}>
      {tr === null ? inKw : `${formatCapacity(tr)} TR `}
      {tr !== null && inKw && (
        <Typography
          component="small"
          sx={{ color: SITE.quiet, fontSize: '0.9375rem', lineHeight: 1, letterSpacing: 0 }}
        >
          {inKw}
        </Typography>
      )}
    </Typography>
  );
}

const PRICE = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 1.25,
  alignItems: 'baseline',
  pt: 2.25,
  '& del': { color: SITE.quiet, fontSize: '0.9375rem' },
  '& > span': {
    gridColumn: '1 / -1',
    minHeight: 21,
    color: colors.ok,
    fontSize: '0.8125rem',
    fontWeight: 500,
  },
};

interface PreviewPriceProps {
  regular: number | null;
  offer: number | null;
  /** Sized as on the product's page. */
  large?: boolean;
}

/** The price block of the site, drawn by the same rule. */
export function PreviewPrice({ regular, offer, large = false }: PreviewPriceProps) {
  const view = priceView(regular, offer);
  return (
    <Box component="p" sx={[PRICE, large && { pt: 0.5 }]}>
      <Typography
        component="b"
        variant={large ? 'figure' : 'subtitle1'}
        sx={
          large ? { fontSize: '2rem', lineHeight: 1.1 } : { fontSize: '1.375rem', lineHeight: 1.2 }
        }
      >
        {view.kind === 'on-request' ? texts.onRequest : formatTaka(view.price)}
      </Typography>
      {view.kind === 'price' && view.regular !== null && <del>{formatTaka(view.regular)}</del>}
      <span>
        {view.kind === 'price' && view.saving !== null && texts.saving(formatTaka(view.saving))}
      </span>
    </Box>
  );
}
