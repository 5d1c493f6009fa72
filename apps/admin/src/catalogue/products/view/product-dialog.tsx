import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Product } from '@shishir/contract';
import { down, zIndex } from '@shishir/tokens';
import { PencilIcon, XIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { statusOf } from '../../../platform/api/failure';
import { FailedQuery } from '../../../platform/ui/list/list-states';
import { ScheduledFor } from '../../../platform/ui/page/dhaka-time';
import { Disclosure } from '../../../platform/ui/page/disclosure';
import { PageState } from '../../../platform/ui/page/page-state';
import { paths } from '../../../platform/ui/page/paths';
import { FramedPicture } from '../../../platform/ui/catalogue/framed-picture';
import { capacityText, ProductPrice, scheduleOf, VisibilityBadge } from '../product-display';
import { useProduct } from '../products.queries';
import { productsTexts } from '../products.texts';
import { catalogueFacts, type Fact, isEntered, recordFacts, serviceFacts } from './product-facts';

const TITLE = 'product-dialog-title';
const PADDING = { xs: '20px 16px 28px', sm: '28px 32px 32px' };
const CLOSE = {
  position: 'absolute',
  top: 16,
  right: 16,
  zIndex: zIndex.pinned,
  width: 44,
  height: 44,
} as const;

/** All details of one product. */
export function ProductDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const response = useProduct(id);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={TITLE}>
      <IconButton aria-label={productsTexts.close} sx={CLOSE} onClick={onClose}>
        <XIcon />
      </IconButton>
      {response.data ? (
        <ProductView product={response.data.body} titleId={TITLE} />
      ) : (
        <Box sx={{ p: PADDING }}>
          <Box id={TITLE} component="h2" sx={visuallyHidden}>
            {productsTexts.listTitle}
          </Box>
          {statusOf(response.error) === 404 ? (
            <PageState shows="drop" text={productsTexts.gone} alert />
          ) : response.isError ? (
            <FailedQuery of={response} />
          ) : (
            <>
              <Skeleton width="40%" height={36} />
              <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />
            </>
          )}
        </Box>
      )}
    </Dialog>
  );
}

const VIEW = {
  overflow: 'auto',
  p: PADDING,
  '&:focus-visible': { outlineOffset: -3, borderRadius: '12px' },
};
const TOP = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.6fr) minmax(min-content, 1fr)' },
  gap: { xs: 2, sm: 3 },
  mt: 2.5,
};
const PICTURE = {
  width: 1,
  height: 1,
  aspectRatio: '4 / 3',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
};
/** Matches the height of the pictures beside it. */
const FIGURES = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  rowGap: 0.5,
  columnGap: 3,
  alignItems: { xs: 'baseline', sm: 'flex-start' },
  justifyContent: { xs: 'flex-start', sm: 'center' },
  py: 2,
  px: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.default',
};
const PRICE = { alignItems: 'flex-start', '& b': { fontWeight: 'inherit' } };

function ProductView({ product, titleId }: { product: Product; titleId: string }) {
  const pictures = product.pictures.length > 0 ? product.pictures : [undefined];
  const groups = [
    { title: productsTexts.catalogue, facts: catalogueFacts(product) },
    { title: productsTexts.serviceRecord, facts: serviceFacts(product) },
    { title: productsTexts.record, facts: recordFacts(product) },
  ];
  return (
    <Box role="group" aria-labelledby={titleId} tabIndex={0} sx={VIEW}>
      <Stack
        component="header"
        direction="row"
        sx={{ flexWrap: 'wrap', rowGap: 1, columnGap: 2, alignItems: 'center', pr: 6 }}
      >
        <div>
          <Typography
            id={titleId}
            component="h2"
            variant="h2"
            sx={{ fontSize: '1.5rem', overflowWrap: 'anywhere' }}
          >
            {product.model}
          </Typography>
          <Typography color="textThird" sx={{ mt: 0.25 }}>
            {product.title}
          </Typography>
        </div>
        <VisibilityBadge product={product} />
        <ScheduledFor moment={scheduleOf(product)} short />
        {!product.deleted_at && (
          <Button
            component={Link}
            to={paths.products.edit(product.id)}
            variant="outlined"
            startIcon={<PencilIcon />}
          >
            {productsTexts.actions.edit}
          </Button>
        )}
      </Stack>
      <Box sx={TOP}>
        <Box
          sx={[
            { display: 'grid', gap: 1.25 },
            pictures.length > 1 && { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
          ]}
        >
          {pictures.map((picture, index) => (
            <FramedPicture
              key={picture?.key ?? index}
              picture={picture}
              sizes={index === 0 ? `${down('sm')} 90vw, 420px` : '160px'}
              alt={picture?.alt}
              sx={[PICTURE, index === 0 && { gridRow: 'span 2' }]}
            />
          ))}
        </Box>
        <Stack component="p" direction={{ xs: 'row', sm: 'column' }} sx={FIGURES}>
          {capacityText(product) !== productsTexts.none && (
            <Typography component="b" variant="figure">
              {capacityText(product)}
            </Typography>
          )}
          <Typography component="span" variant="figure">
            <ProductPrice product={product} sx={PRICE} />
          </Typography>
        </Stack>
      </Box>
      {groups.map((group) => (
        <Facts key={group.title} title={group.title} facts={group.facts.filter(isEntered)} />
      ))}
      <NotEntered groups={groups} />
    </Box>
  );
}

const FACTS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  rowGap: 0,
  columnGap: 3,
  mt: 0.75,
};

interface Group {
  title: string;
  facts: Fact[];
}

function Facts({ title, facts }: Group) {
  if (facts.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ mt: 3.5 }}>
      <Typography component="h3" variant="subtitle1">
        {title}
      </Typography>
      <Box component="dl" sx={FACTS}>
        {facts.map((fact) => (
          <Box key={fact.name} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Typography component="dt" variant="body2" color="textThird">
              {fact.name}
            </Typography>
            <Box component="dd" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
              {fact.value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The names of the fields without a value, in a folded line. */
function NotEntered({ groups }: { groups: Group[] }) {
  const missing = groups
    .map(({ title, facts }) => ({ title, facts: facts.filter((fact) => !isEntered(fact)) }))
    .filter(({ facts }) => facts.length > 0);
  if (missing.length === 0) return null;
  const count = missing.flatMap(({ facts }) => facts).length;
  return (
    <Box sx={{ mt: 2 }}>
      <Disclosure summary={productsTexts.notEntered(count)}>
        {missing.map(({ title, facts }) => (
          <Box key={title} sx={{ mb: 2 }}>
            <Typography component="h3" variant="subtitle2">
              {title}
            </Typography>
            <Box component="ul" sx={FACTS}>
              {facts.map(({ name }) => (
                <Typography key={name} component="li" variant="body2" color="textThird">
                  {name}
                </Typography>
              ))}
            </Box>
          </Box>
        ))}
      </Disclosure>
    </Box>
  );
}
