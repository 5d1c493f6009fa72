import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import type { Post } from '@shishir/contract';
import { formatTime, formatWeekdayTime, readMoment } from '@shishir/format';
import { ExternalLinkIcon } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useField } from '../../platform/ui/form/form-fields';
import { SaveBarFrame, wrappedBar } from '../../platform/ui/form/long-form';
import { MarkdownField } from '../../platform/ui/form/markdown-field';
import { useAutosave } from '../../platform/ui/form/use-autosave';
import { useFormDraft } from '../../platform/ui/form/use-form-draft';
import { useRecordSave } from '../../platform/ui/form/use-record-save';
import { paths } from '../../platform/ui/page/paths';
import { publicAddress } from '../../platform/ui/page/public-address';
import { PreviewButton } from '../../platform/ui/record/preview-button';
import { RecordForm, RecordFormPages } from '../../platform/ui/record/record-form';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { useToast } from '../../platform/ui/toast/toast';
import {
  CreatePostForm,
  mergedPost,
  type PostBody,
  postConflicts,
  type PostFormValues,
  toBody,
  toFormValues,
  UpdatePostForm,
} from './post-form-values';
import { CardSection } from './post-card';
import { PictureSection, PostRail, PublishingSection } from './post-rail';
import { postRecords } from './posts.queries';
import { viewOf } from './post-view';
import { postFormTexts as texts, postTexts } from './posts.texts';

const list = { title: postTexts.listTitle, path: paths.posts.list };

/** Page of the form: without an id in the address it adds a post. */
export default function PostFormPage() {
  return (
    <RecordFormPages<Post>
      list={list}
      subject="post"
      texts={{ ...texts, gone: postTexts.gone }}
      nameOf={({ title }) => title}
      useOne={postRecords.useOne}
      useTrash={postRecords.useTrash}
    >
      {(post) => <PostForm post={post} />}
    </RecordFormPages>
  );
}

/** Adds a post, or sends the differences of a changed one. Drafts are saved automatically. */
function PostForm({ post }: { post: Post | null }) {
  const isNew = post === null;
  const navigate = useNavigate();
  const toast = useToast();
  const { name: author } = useStaff();
  const send = postRecords.useSave(post?.id ?? null);
  const save = useRecordSave<PostFormValues, NonNullable<ReturnType<typeof toBody>>, Post>({
    record: post,
    schema: isNew ? CreatePostForm : UpdatePostForm,
    toValues: (record) => toFormValues(record, author),
    toBody,
    send,
    conflicts: postConflicts,
    merge: mergedPost,
    apiFields: { status: 'publishing' },
    texts: {
      saved: (record) => texts.saved[viewOf(record)],
      failedToast: texts.failed,
    },
    // A new post stays open as a saved one.
    onSaved: ({ id }) => isNew && void navigate(paths.posts.edit(id), { replace: true }),
    onUnchanged: () => toast(texts.nothing),
  });
  const { form, busy, conflict, saved } = save;
  const { note } = useFormDraft(save, 'post', post?.id);
  const isDraft = saved?.status === 'draft' && !saved.publish_at;
  // Changes that visitors see, now or at a date, are only saved by hand.
  const autosave = useAutosave<PostFormValues, PostBody, Post | null>({
    form,
    saved,
    enabled: !busy && conflict === null && isDraft,
    bodyOf: (values) => {
      const body = values.publishing === 'draft' ? toBody(values, saved) : null;
      return body && UpdatePostForm.safeParse(body).success ? body : null;
    },
    send,
    onSaved: (result, sent) => result && save.rebase(result, sent),
  });
  return (
    <RecordForm
      save={{ ...save, note }}
      label={isNew ? texts.addTitle : texts.form(post.title)}
      conflictTitle={texts.conflict}
    >
      <Box
        sx={{
          display: { xs: 'flex', lg: 'grid' },
          flexDirection: 'column',
          gridTemplateColumns: 'minmax(0, 1fr) 320px',
          gap: { xs: 2, lg: 3 },
          alignItems: { xs: 'stretch', lg: 'start' },
        }}
      >
        {/* On narrow screens the bar is below the rail. */}
        <Box
          sx={{
            display: { xs: 'contents', lg: 'grid' },
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2,
          }}
        >
          <Paper component="section" sx={{ overflow: 'clip' }}>
            <TitleField />
            <MarkdownField
              name="body"
              label={texts.labels.body}
              status={<span role="status">{autosaveText(autosave, isDraft ? saved : null)}</span>}
            />
          </Paper>
          <PublishBar saved={saved} busy={busy}>
            {saved && (
              <PreviewButton
                subject="post"
                id={saved.id}
                unsaved={async () =>
                  (await form.trigger(undefined, { shouldFocus: true }))
                    ? { english: toBody(form.getValues(), saved) ?? {} }
                    : null
                }
              />
            )}
          </PublishBar>
        </Box>
        <PostRail>
          <PublishingSection isArchived={saved?.status === 'archived'} />
          <PictureSection picture={saved?.picture ?? null} />
          <CardSection
            id={saved?.id ?? null}
            picture={saved?.picture ?? null}
            publishedAt={saved && saved.status !== 'draft' ? saved.published_at : null}
          />
        </PostRail>
      </Box>
    </RecordForm>
  );
}

/** Returns the time of the last automatic save, or its problem; '' for a post that is not a draft. */
function autosaveText(status: ReturnType<typeof useAutosave>, draft: Post | null): string {
  if (status) return texts.autosave[status];
  return draft ? texts.autosave.draft(formatTime(draft.updated_at)) : '';
}

/** Title in the size of the public page; grows with its lines. */
function TitleField() {
  const { value, change, ref, error } = useField<string>('title');
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <InputBase
        multiline
        fullWidth
        inputRef={ref}
        name="title"
        error={Boolean(error)}
        placeholder={texts.titleHint}
        value={value}
        // Titles have no line breaks.
        onChange={(event) => change(event.target.value.replace(/\n/g, ' '))}
        slotProps={{
          input: {
            'aria-label': texts.labels.title,
            'aria-describedby': error ? 'post-title-error' : undefined,
          },
        }}
        sx={{
          px: { xs: 2, md: 3 },
          pt: { xs: 2, md: 3 },
          pb: 2,
          typography: 'h1',
          '&.Mui-focused': {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: -2,
          },
          '& textarea::placeholder': { color: 'text.third', opacity: 1 },
        }}
      />
      {typeof error === 'string' && (
        <FormHelperText id="post-title-error" error sx={{ mt: 0, px: { xs: 2, md: 3 }, pb: 1.5 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

interface BarProps {
  saved: Post | null;
  busy: boolean;
}

/** Shows the effect of saving, with the save button. */
function PublishBar({ saved, busy, children }: PropsWithChildren<BarProps>) {
  const [publishing, date] = useWatch<PostFormValues, ['publishing', 'publish_at']>({
    name: ['publishing', 'publish_at'],
  });
  const isLive = saved?.status === 'published' && publishing === 'published';
  const moment = readMoment(date);
  const when = moment ? texts.bar.scheduled(formatWeekdayTime(moment)) : texts.bar.noDate;
  const note = {
    draft: texts.bar.draft,
    scheduled: when,
    published: isLive ? texts.bar.live(formatWeekdayTime(saved.published_at)) : texts.bar.published,
    archived: texts.bar.archived,
  }[publishing];
  return (
    <SaveBarFrame state={note} sx={[wrappedBar, { order: { xs: 2, lg: 0 } }]}>
      {saved?.status === 'published' && (
        <Button
          href={publicAddress(window.location, `/blog/${saved.id}`)}
          target="_blank"
          rel="noopener"
          startIcon={<ExternalLinkIcon />}
        >
          {texts.onSite}
        </Button>
      )}
      {children}
      <Button type="submit" variant="contained" disabled={busy}>
        {busy ? texts.submitting : isLive ? texts.saveChanges : texts.save[publishing]}
        {!busy && <kbd>Ctrl S</kbd>}
      </Button>
    </SaveBarFrame>
  );
}
