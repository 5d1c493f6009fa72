import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ContactMessage, ContactMessageDetails } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { formatNumericDate, formatTaka, priceView } from '@shishir/format';
import { DownloadIcon } from 'lucide-react';
import type { PropsWithChildren, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tsr } from '../../../platform/api/tsr';
import { paths } from '../../../platform/ui/page/paths';
import { useEnquiryTerms } from '../contact-message.queries';
import { fileSize } from '../../../platform/ui/page/field-text';
import { readerTexts } from './reader.texts';
import { SmallPicture } from './small-picture';

const texts = readerTexts.context;

interface FrameProps {
  label: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function ContextFrame({ label, title, action, children }: FrameProps) {
  return (
    <Paper
      component="section"
      sx={{ mt: 3, overflow: 'hidden', boxShadow: 'none' }}
      aria-label={label}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minHeight: 48, pl: 2, pr: 1 }}>
        <Typography variant="subtitle1" component="h3" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </Paper>
  );
}

/** The product whose page the form was sent from, in its current state. */
export function ProductContext({ product }: { product: { id: number; title: string } }) {
  const { id, title } = product;
  const response = tsr.products.get.useQuery({
    queryKey: ['products', 'one', id],
    queryData: { params: { id } },
  });
  const current = response.data?.body;
  const price = current && priceView(current.regular_price, current.offer_price);
  return (
    <ContextFrame
      label={texts.product.label}
      title={texts.product.title}
      action={
        <Button
          component={Link}
          to={paths.products.view(id)}
          variant="outlined"
          sx={{ minHeight: 36, px: 1.5 }}
        >
          {texts.product.open}
        </Button>
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', px: 2, pb: 2 }}>
        <SmallPicture picture={current?.pictures[0]} width={112} />
        <Box sx={{ flex: 1, minWidth: 140 }}>
          <Strong>{current?.model || title}</Strong>
          {current?.model && <Typography color="textThird">{title}</Typography>}
        </Box>
        {price?.kind === 'price' && (
          <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            <Strong>{formatTaka(price.price)}</Strong>
            {price.regular !== null && (
              <Typography component="del" color="textThird">
                {formatTaka(price.regular)}
              </Typography>
            )}
          </Box>
        )}
      </Stack>
    </ContextFrame>
  );
}

const Strong = ({ children }: PropsWithChildren) => (
  <Typography component="b" sx={{ display: 'block', fontWeight: 600 }}>
    {children}
  </Typography>
);

interface CvProps {
  contactMessage: ContactMessage;
  cv: NonNullable<ContactMessageDetails['cv']>;
}

const FILE_TYPE = {
  bgcolor: 'neutral.wash',
  color: 'text.secondary',
  fontSize: '0.6875rem',
  fontWeight: 600,
};
const DAY_MS = 24 * 60 * 60 * 1000;

/** The CV of an application, with the date of its deletion. */
export function CvContext({ contactMessage, cv }: CvProps) {
  const days = useEnquiryTerms()?.keep_application_days;
  const { id, created_at, details } = contactMessage;
  const until = days !== undefined && new Date(new Date(created_at).getTime() + days * DAY_MS);
  return (
    <ContextFrame label={texts.cv.label} title={details.opening ?? texts.cv.anyOpening}>
      <Paper
        sx={{
          display: 'flex',
          gap: 1.5,
          alignItems: 'center',
          m: 2,
          mt: 0,
          py: 1,
          pr: 1,
          pl: 1.5,
          borderRadius: '8px',
          boxShadow: 'none',
        }}
      >
        <Avatar variant="rounded" aria-hidden="true" sx={FILE_TYPE}>
          {cv.name.split('.').at(-1)?.slice(0, 4).toUpperCase()}
        </Avatar>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Strong>{cv.name}</Strong>
          <Typography variant="body2" component="small" color="textThird">
            {cv.deleted_at
              ? texts.cv.deleted(formatNumericDate(cv.deleted_at))
              : [fileSize(cv.bytes), until && texts.cv.until(formatNumericDate(until))]
                  .filter(Boolean)
                  .join(', ')}
          </Typography>
        </Box>
        {!cv.deleted_at && (
          <IconButton
            component="a"
            href={apiPath('GET /api/v1/contact-message/:id/cv', { params: { id } })}
            download
            aria-label={texts.cv.download}
          >
            <DownloadIcon />
          </IconButton>
        )}
      </Paper>
    </ContextFrame>
  );
}

interface PhotosProps extends Pick<ContactMessageDetails, 'photos' | 'photos_deleted_at'> {
  id: number;
}

/** The photos of a service request; each opens in full size. */
export function PhotosContext({ id, photos, photos_deleted_at: deleted_at }: PhotosProps) {
  return (
    <ContextFrame label={texts.photos.label} title={texts.photos.title(photos.length)}>
      {deleted_at && (
        <Typography color="textThird" sx={{ px: 2, pb: 2 }}>
          {texts.photos.deleted(formatNumericDate(deleted_at))}
        </Typography>
      )}
      {photos.length > 0 && (
        <Box sx={PHOTOS}>
          {photos.map(({ name }, position) => {
            const src = apiPath('GET /api/v1/contact-message/:id/photos/:position', {
              params: { id, position },
            });
            return (
              <Box key={position} component="a" href={src} download={name} title={name}>
                <Box component="img" src={src} alt={texts.photos.alt(name)} sx={PHOTO} />
              </Box>
            );
          })}
        </Box>
      )}
    </ContextFrame>
  );
}

const PHOTOS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(144px, 100%), 1fr))',
  gap: 1,
  px: 2,
  pb: 2,
};
const PHOTO = {
  display: 'block',
  width: '100%',
  aspectRatio: '4/3',
  objectFit: 'cover',
  borderRadius: '8px',
};
