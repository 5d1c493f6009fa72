import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Category } from '@shishir/contract';
import type { PropsWithChildren } from 'react';
import { categoryOf } from './form-sections';
import { takaOf } from '../../../platform/ui/form/number-text';
import { useValues } from './form-section';
import { PreviewCard, PreviewPrice, SITE } from './preview-card';
import { productFormTexts } from './product-form.texts';

const texts = productFormTexts.preview;

/** Form values that the preview shows. */
const PREVIEWED = [
  'title',
  'model',
  'category',
  'wind_free',
  'cooling_tr',
  'cooling_kw',
  'regular_price',
  'offer_price',
  'pictures',
  'visibility',
] as const;

const GROUND = {
  p: 2,
  borderRadius: '12px',
  bgcolor: SITE.wash,
  color: SITE.text,
  // Dims the whole preview in the dark theme, so its pictures are not dimmed again.
  '[data-theme="dark"] &': { filter: 'brightness(0.88)' },
  '& img': { filter: 'none' },
};

/**
 * The card and the price as visitors will see them; a discontinued product has neither. Always light, like the site.
 */
export function ProductPreview({ categories }: { categories: Category[] }) {
  const values = useValues(PREVIEWED);
  const regular = takaOf(values.regular_price);
  const offer = takaOf(values.offer_price);
  const category = categoryOf(categories, values);
  if (values.visibility === 'discontinued') return <Discontinued category={category} />;
  return (
    <Stack component="section" aria-label={texts.title} sx={{ gap: 1.25 }}>
      <h2>{texts.card}</h2>
      <Box sx={GROUND}>
        <PreviewCard values={values} category={category} regular={regular} offer={offer} />
      </Box>
      <Typography component="h2" variant="subtitle1" sx={{ mt: 1.25 }}>
        {texts.page}
      </Typography>
      <Page category={category}>
        <PreviewPrice regular={regular} offer={offer} large />
      </Page>
      {values.visibility === 'hidden' && <Typography color="textThird">{texts.hidden}</Typography>}
    </Stack>
  );
}

function Discontinued({ category }: { category?: Category }) {
  return (
    <Stack component="section" aria-label={texts.title} sx={{ gap: 1.25 }}>
      <h2>{texts.page}</h2>
      <Page category={category}>
        <p>
          <b>{texts.discontinued}</b> {texts.noLongerSold}
        </p>
      </Page>
      <Typography color="textThird">{texts.noCard}</Typography>
    </Stack>
  );
}

/** A part of the product's page, below its category. */
function Page({ category, children }: PropsWithChildren<{ category?: Category | undefined }>) {
  return (
    <Box sx={{ ...GROUND, border: 1, borderColor: SITE.line, bgcolor: SITE.page }}>
      <Typography variant="body2" sx={{ mt: 0.25, color: SITE.quiet, overflowWrap: 'anywhere' }}>
        {category?.title}
      </Typography>
      {children}
    </Box>
  );
}
