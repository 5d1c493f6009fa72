import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Picture } from '@shishir/contract';
import { type ChangeEvent, Fragment, type PropsWithChildren, useId, useState } from 'react';
import { FormDayField } from '../../platform/ui/form/day-field';
import { FormField, useField } from '../../platform/ui/form/form-fields';
import { PICTURE_TYPES, pictureError } from '../../platform/ui/form/picture-field';
import { RadioChoice } from '../../platform/ui/form/radio-choice';
import type { PictureChoice } from '../../platform/ui/media/library-picture';
import { LibraryButton } from '../../platform/ui/media/media-picker';
import type { Publishing } from './post-form-values';
import { PostPicture } from './post-picture';
import { postFormTexts as texts } from './posts.texts';

/** Parts of a post other than its text: one column, two on tablets. */
export const PostRail = ({ children }: PropsWithChildren) => (
  <Box
    component="aside"
    aria-label={texts.labels.publishing}
    sx={{
      display: 'grid',
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'minmax(0, 1fr)',
      },
      gap: 2,
      order: { xs: 1, lg: 0 },
      alignItems: 'start',
      '& .MuiFormControl-root': { width: '100%' },
      '& .MuiFormHelperText-root:not(.Mui-error)': { color: 'text.third', fontWeight: 400 },
    }}
  >
    {children}
  </Box>
);

/** Controls who sees the post and from when. */
export function PublishingSection({ isArchived }: { isArchived: boolean }) {
  const { value, change, error } = useField<Publishing>('publishing');
  const choices: Publishing[] = ['draft', 'scheduled', 'published'];
  if (isArchived) choices.push('archived');
  return (
    <Paper component="section" aria-labelledby="post-publishing" sx={{ p: 2.5 }}>
      <h2 id="post-publishing">{texts.labels.publishing}</h2>
      <RadioGroup
        aria-labelledby="post-publishing"
        name="publishing"
        value={value}
        onChange={(_event, choice) => change(choice as Publishing)}
        sx={{ gap: 0.25, mt: 1.25 }}
      >
        {choices.map((choice) => (
          <Fragment key={choice}>
            <RadioChoice value={choice} {...texts.publishing[choice]} />
            {choice === 'scheduled' && value === 'scheduled' && (
              <Box sx={{ mt: 0.5, mb: 1, ml: 4 }}>
                <FormDayField name="publish_at" label={texts.labels.publish_at} withTime />
              </Box>
            )}
          </Fragment>
        ))}
      </RadioGroup>
      {typeof error === 'string' && <FormHelperText error>{error}</FormHelperText>}
    </Paper>
  );
}

/** Picture of card and page, with its alternative text. */
export function PictureSection({ picture }: { picture: Picture | null }) {
  const note = useId();
  const { value: file, change, error } = useField<PictureChoice | null>('image');
  const { change: describe } = useField<string>('image_alt');
  const [rejected, setRejected] = useState<string | null>(null);
  const wrong = rejected ?? error;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // Resets the input, so that the same file can be chosen again.
    event.target.value = '';
    if (!chosen) return;
    const message = pictureError(chosen);
    setRejected(message);
    if (!message) change(chosen);
  };
  return (
    <Paper component="section" aria-labelledby="post-picture" sx={{ p: 2.5 }}>
      <h2 id="post-picture">{texts.labels.image}</h2>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.third' }}>
        {texts.picture.note}
      </Typography>
      <Stack sx={{ gap: 1.5, mt: 1.5 }}>
        <Paper sx={{ overflow: 'hidden', boxShadow: 'none' }}>
          <PostPicture file={file} picture={picture} />
          <Stack
            direction="row"
            sx={{
              gap: 0.5,
              alignItems: 'center',
              py: 1,
              pr: 1,
              pl: 1.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography
              id={note}
              component="span"
              variant="body2"
              sx={{
                flex: 1,
                minWidth: 0,
                color: wrong ? 'error.main' : 'text.third',
                fontWeight: wrong ? 500 : 400,
                overflowWrap: 'anywhere',
              }}
            >
              {typeof wrong === 'string'
                ? wrong
                : (file?.name ?? (picture ? texts.picture.saved : texts.picture.none))}
            </Typography>
            {/* The input is the control; its label only looks like a button. */}
            <Button
              component="label"
              role={undefined}
              tabIndex={-1}
              sx={{
                '&:focus-within': {
                  outline: '2px solid',
                  outlineColor: 'primary.main',
                  outlineOffset: 2,
                },
              }}
            >
              {texts.picture.choose}
              <Box
                component="input"
                sx={visuallyHidden}
                type="file"
                name="image"
                accept={PICTURE_TYPES.join(',')}
                aria-label={texts.labels.image}
                aria-describedby={note}
                aria-invalid={Boolean(wrong)}
                onChange={choose}
              />
            </Button>
          </Stack>
        </Paper>
        <LibraryButton
          onChoose={(chosen) => {
            setRejected(null);
            change(chosen);
            // The description belongs to the picture and is the same everywhere.
            describe(chosen.picture.alt);
          }}
        />
        <FormField name="image_alt" label={texts.labels.image_alt} hint={texts.picture.altHint} />
      </Stack>
    </Paper>
  );
}
