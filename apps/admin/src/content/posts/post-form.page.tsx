import Button from '@mui/material/Button';
import type { Post } from '@shishir/contract';
import { readMoment } from '@shishir/format';
import { ExternalLinkIcon } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useField } from '../../platform/ui/form/form-fields';
import { MarkdownField } from '../../platform/ui/form/markdown-field';
import { useAutosave } from '../../platform/ui/form/use-autosave';
import { useFormDraft } from '../../platform/ui/form/use-form-draft';
import { useRecordSave } from '../../platform/ui/form/use-record-save';
import { paths } from '../../platform/ui/page/paths';
import { publicAddress } from '../../platform/ui/page/public-address';
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
import { CardSection, PictureSection, PublishingSection } from './post-rail';
import { postRecords } from './posts.queries';
import { clockOf, dateTimeOf, postFormTexts as texts, postTexts, viewOf } from './posts.texts';
import '../../platform/ui/form/long-form.css';
import './posts.css';

const list = { title: postTexts.listTitle, path: paths.posts.list };

/** The page of the form: without an id in the address it adds a post. */
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

/** Writes a post, or changes one; of a change only what differs is sent. A draft is saved by itself meanwhile. */
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
    // A new post goes on as the one that it is now.
    onSaved: ({ id }) => isNew && void navigate(paths.posts.edit(id), { replace: true }),
    onUnchanged: () => toast(texts.nothing),
  });
  const { form, busy, conflict, saved } = save;
  const { note } = useFormDraft(save, 'post', post?.id);
  const isDraft = saved?.status === 'draft' && !saved.publish_at;
  // What visitors see, or will see at a date, is saved by a person alone.
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
      <div className="post-form">
        <div className="post-form__main">
          <section className="paper post-form__paper">
            <TitleField />
            <MarkdownField
              name="body"
              label={texts.labels.body}
              status={<span role="status">{autosaveText(autosave, isDraft ? saved : null)}</span>}
            />
          </section>
          <PublishBar saved={saved} busy={busy} />
        </div>
        <aside className="post-form__rail" aria-label={texts.labels.publishing}>
          <PublishingSection isArchived={saved?.status === 'archived'} />
          <PictureSection picture={saved?.picture ?? null} />
          <CardSection
            id={saved?.id ?? null}
            picture={saved?.picture ?? null}
            publishedAt={saved && saved.status !== 'draft' ? saved.published_at : null}
          />
        </aside>
      </div>
    </RecordForm>
  );
}

/** When the draft was saved, or what is the matter with it; nothing for a post that is no draft. */
function autosaveText(status: ReturnType<typeof useAutosave>, draft: Post | null): string {
  if (status) return texts.autosave[status];
  return draft ? texts.autosave.draft(clockOf(draft.updated_at)) : '';
}

/** The title as large as on its page; it grows with its lines. */
function TitleField() {
  const { value, change, ref, error } = useField<string>('title');
  return (
    <div className="post-form__title">
      <textarea
        ref={ref}
        name="title"
        rows={1}
        aria-label={texts.labels.title}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? 'post-title-error' : undefined}
        placeholder={texts.titleHint}
        value={value}
        // A title is one line.
        onChange={(event) => change(event.target.value.replace(/\n/g, ' '))}
      />
      {typeof error === 'string' && <p id="post-title-error">{error}</p>}
    </div>
  );
}

/** Says what saving does, and does it. */
function PublishBar({ saved, busy }: { saved: Post | null; busy: boolean }) {
  const [publishing, date] = useWatch<PostFormValues, ['publishing', 'publish_at']>({
    name: ['publishing', 'publish_at'],
  });
  const isLive = saved?.status === 'published' && publishing === 'published';
  const moment = readMoment(date);
  const when = moment ? texts.bar.scheduled(dateTimeOf(moment)) : texts.bar.noDate;
  const note = {
    draft: texts.bar.draft,
    scheduled: when,
    published: isLive ? texts.bar.live(dateTimeOf(saved.published_at)) : texts.bar.published,
    archived: texts.bar.archived,
  }[publishing];
  return (
    <div className="save-bar">
      <p className="num" role="status">
        <b>{note}</b>
      </p>
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
      <Button type="submit" variant="contained" disabled={busy}>
        {busy ? texts.submitting : isLive ? texts.saveChanges : texts.save[publishing]}
        {!busy && <kbd>Ctrl S</kbd>}
      </Button>
    </div>
  );
}
