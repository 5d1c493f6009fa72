import Button from '@mui/material/Button';
import type { Post } from '@shishir/contract';
import { useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { SiteIcon } from '../theme/icons';
import { ConflictDialog } from '../ui/form/conflict-dialog';
import { useField } from '../ui/form/form-fields';
import { FormFrame } from '../ui/form/form-frame';
import { MarkdownField } from '../ui/form/markdown-field';
import { useUnsaved } from '../ui/form/unsaved-changes';
import { useRecordSave } from '../ui/form/use-record-save';
import { paths } from '../ui/page/paths';
import { publicAddress } from '../ui/page/public-address';
import { LoadedRecord, RecordFormPage } from '../ui/record/record-page';
import { useStaff } from '../ui/staff/staff-context';
import { useToast } from '../ui/toast/toast';
import {
  CreatePostForm,
  mergedPost,
  postConflicts,
  type PostFormValues,
  toBody,
  toFormValues,
  UpdatePostForm,
} from './post-form-values';
import { CardSection, PictureSection, PublishingSection } from './post-rail';
import { usePost, usePostSave, usePostTrash } from './posts.queries';
import { dateTimeOf, postFormTexts as texts, postTexts, viewOf } from './posts.texts';
import { useAutosave } from './use-autosave';
import '../ui/form/long-form.css';
import './posts.css';

const list = { title: postTexts.listTitle, path: paths.posts.list };

/** The page of the form: without an id in the address it adds a post. */
export default function PostFormPage() {
  const { id } = useParams();
  if (id !== undefined) return <EditPost key={id} id={Number(id)} />;
  return (
    <RecordFormPage title={texts.addTitle} list={list}>
      <PostForm post={null} />
    </RecordFormPage>
  );
}

function EditPost({ id }: { id: number }) {
  const response = usePost(id);
  const trash = usePostTrash();
  return (
    <RecordFormPage title={texts.editTitle} list={list} history={{ subject: 'post', id }}>
      <LoadedRecord
        response={response}
        gone={postTexts.gone}
        list={list}
        restoring={trash.pending}
        onRestore={(post) => void trash.restore(post)}
      >
        {(post) => <PostForm post={post} />}
      </LoadedRecord>
    </RecordFormPage>
  );
}

/** Writes a post, or changes one; of a change only what differs is sent. A draft is saved by itself meanwhile. */
function PostForm({ post }: { post: Post | null }) {
  const isNew = post === null;
  const navigate = useNavigate();
  const toast = useToast();
  const { name: author } = useStaff();
  const send = usePostSave(post?.id ?? null);
  const save = useRecordSave<PostFormValues, NonNullable<ReturnType<typeof toBody>>, Post>({
    record: post,
    schema: isNew ? CreatePostForm : UpdatePostForm,
    toValues: (record) => toFormValues(record, author),
    toBody,
    send,
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
  useUnsaved(form);
  const autosave = useAutosave({
    form,
    saved,
    busy: busy || conflict !== null,
    send,
    onSaved: save.rebase,
  });
  return (
    <>
      <FormFrame
        label={isNew ? texts.addTitle : texts.form(post.title)}
        form={form}
        busy={busy}
        onSubmit={() => void save.submit()}
      >
        <div className="post-form">
          <div className="post-form__main">
            <section className="paper post-form__paper">
              <TitleField />
              <MarkdownField
                name="body"
                label={texts.labels.body}
                status={<span role="status">{autosave}</span>}
              />
            </section>
            <PublishBar saved={saved} busy={busy} />
          </div>
          <aside className="post-form__rail" aria-label={texts.labels.publishing}>
            <PublishingSection isArchived={saved?.status === 'archived'} />
            <PictureSection picture={saved?.picture ?? null} />
            <CardSection id={saved?.id ?? null} picture={saved?.picture ?? null} />
          </aside>
        </div>
      </FormFrame>
      {conflict && (
        <ConflictDialog
          title={texts.conflict}
          savedAt={conflict.updated_at}
          conflicts={postConflicts(
            form.getValues(),
            conflict,
            (name) => form.getFieldState(name).isDirty,
          )}
          onMerge={save.resolve}
          onBack={save.dismiss}
        />
      )}
    </>
  );
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
  const when = Number.isNaN(Date.parse(date))
    ? texts.bar.noDate
    : texts.bar.scheduled(dateTimeOf(date));
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
          startIcon={<SiteIcon />}
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
