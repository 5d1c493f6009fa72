import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Picture } from '@shishir/contract';
import { formatNumericDate, numberOrNull, readMoment, readTimeOf } from '@shishir/format';
import { useWatch } from 'react-hook-form';
import { Field } from '../../platform/ui/form/field';
import { FormField } from '../../platform/ui/form/form-fields';
import type { PostFormValues } from './post-form-values';
import { PostPicture } from './post-picture';
import { postFormTexts as texts } from './posts.texts';

interface CardProps {
  id: number | null;
  picture: Picture | null;
  /** Null until the post is published; the preview then uses today's date. */
  publishedAt: string | null;
}

/** Fields of the card in the lists of the site, with a preview of the card. */
export function CardSection({ id, picture, publishedAt }: CardProps) {
  const [excerpt, body] = useWatch<PostFormValues, ['excerpt', 'body']>({
    name: ['excerpt', 'body'],
  });
  return (
    <Paper
      component="section"
      aria-labelledby="post-card"
      sx={{
        display: 'grid',
        gridColumn: { xs: '1 / -1', lg: 'auto' },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'minmax(0, 1fr)',
        },
        columnGap: 4,
        alignItems: 'start',
        p: 2.5,
        '& > h2': { gridColumn: '1 / -1' },
      }}
    >
      <h2 id="post-card">{texts.card}</h2>
      <Stack sx={{ gap: 2, mt: 1.5 }}>
        <FormField name="category" label={texts.labels.category} hint={texts.categoryHint} />
        <FormField name="author" label={texts.labels.author} />
        <FormField
          name="excerpt"
          label={texts.labels.excerpt}
          lines={3}
          hint={texts.excerptHint(excerpt.length)}
        />
        <FormField
          name="read_time"
          label={texts.labels.read_time}
          inputMode="numeric"
          hint={texts.readTimeHint(readTimeOf(body))}
        />
        {id !== null && (
          <Field name="address" label={texts.labels.address} value={`/blog/${id}`} readOnly />
        )}
      </Stack>
      <CardPreview picture={picture} publishedAt={publishedAt} />
    </Paper>
  );
}

function CardPreview({ picture, publishedAt }: Omit<CardProps, 'id'>) {
  const [title, excerpt, category, author, readTime, body, date, publishing, image] = useWatch<
    PostFormValues,
    [
      'title',
      'excerpt',
      'category',
      'author',
      'read_time',
      'body',
      'publish_at',
      'publishing',
      'image',
    ]
  >({
    name: [
      'title',
      'excerpt',
      'category',
      'author',
      'read_time',
      'body',
      'publish_at',
      'publishing',
      'image',
    ],
  });
  const scheduled = publishing === 'scheduled' && readMoment(date);
  const shownDate = scheduled || (publishedAt ?? new Date());
  return (
    <Box component="figure" sx={{ mt: { xs: 1.5, lg: 2.5 } }}>
      <Typography
        variant="subtitle2"
        component="figcaption"
        sx={{ mb: 1, color: 'text.secondary' }}
      >
        {texts.preview}
      </Typography>
      <Paper sx={{ overflow: 'hidden' }}>
        <PostPicture file={image} picture={picture} />
        <Stack sx={{ gap: 1, p: 2, pt: 1.75, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Typography variant="body2">
            {category && (
              <Chip
                component="span"
                size="small"
                label={category}
                sx={{ mr: 0.75, bgcolor: 'primary.wash', color: 'primary.ink', fontWeight: 600 }}
              />
            )}{' '}
            {formatNumericDate(shownDate)}
          </Typography>
          <Typography variant="h3" component="b" sx={{ color: 'text.primary' }}>
            {title || texts.noTitle}
          </Typography>
          <Typography
            variant="body2"
            sx={{
              display: '-webkit-box',
              overflow: 'hidden',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 3,
            }}
          >
            {excerpt}
          </Typography>
          <Typography variant="body2">
            {author && `${author} · `}
            {texts.minutes(numberOrNull(readTime, { whole: true }) || readTimeOf(body))}
          </Typography>
        </Stack>
      </Paper>
    </Box>
  );
}
