import Button from '@mui/material/Button';
import { type Post, PostQuery } from '@shishir/contract';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PlusIcon } from '../theme/icons';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog';
import { useListAddress } from '../ui/list/list-address';
import { ListFrame } from '../ui/list/list-frame';
import { useRowSelection } from '../ui/list/row-selection';
import { useOpenedRow } from '../ui/list/use-opened-row';
import { PageBar } from '../ui/page/page-bar';
import { PageTitle } from '../ui/page/page-title';
import { paths } from '../ui/page/paths';
import { recordTexts } from '../ui/record/record.texts';
import { RecordView } from '../ui/record/record-view';
import { PostCard, postColumns, PostStatus } from './post-columns';
import { usePost, usePostBulk, usePostCounts, usePostList } from './posts.queries';
import {
  dateTimeOf,
  postFormTexts,
  postRemovalTexts,
  postTexts as texts,
  viewOf,
} from './posts.texts';

const VIEWS = ['trash', 'status'] as const;
const nameOf = ({ title }: Post) => title;

export default function PostListPage() {
  const address = useListAddress(PostQuery, VIEWS);
  const list = usePostList(address.query);
  const viewed = useOpenedRow('view');
  const bulk = usePostBulk();
  const inTrash = address.query.trash === 'true';
  const selection = useRowSelection(list.rows);
  const [toDelete, setToDelete] = useState<Post[]>([]);
  // The row that had the focus is gone then; the heading takes it.
  const heading = useRef<HTMLHeadingElement>(null);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);

  const idsOf = (posts: Post[]) => posts.map(({ id }) => id);
  const chosen = idsOf(selection.rows);
  const remove = async () => {
    const done = await bulk.remove(idsOf(toDelete));
    setToDelete([]);
    if (!done) return;
    selection.clear();
    setRemovals((count) => count + 1);
  };
  const change = async (status: Post['status']) => {
    if (await bulk.changeStatus(chosen, status)) selection.clear();
  };
  const actions = {
    editPath: paths.posts.edit,
    historyPath: (id: number) => paths.history('post', id),
    onView: viewed.open,
    onDelete: (post: Post) => setToDelete([post]),
    onRestore: (post: Post) => void bulk.restore([post.id]),
  };
  const add = (
    <Button component={Link} to={paths.posts.add} variant="contained" startIcon={<PlusIcon />}>
      {postFormTexts.addTitle}
    </Button>
  );
  const button = (label: string, act: () => void) => (
    <Button key={label} disabled={bulk.pending} onClick={act}>
      {label}
    </Button>
  );
  return (
    <>
      <PageTitle text={texts.listTitle} ref={heading} />
      <PageBar actions={add}>
        <PostViews query={address.query} />
      </PageBar>
      <ListFrame
        key={inTrash ? 'trash' : 'list'}
        name={inTrash ? 'posts-trash' : 'posts'}
        label={texts.listTitle}
        address={address}
        list={list}
        columns={postColumns(actions, inTrash)}
        loading={texts.loading}
        search={texts.search}
        selection={{
          of: selection,
          nameOf,
          actions: inTrash
            ? button(
                recordTexts.actions.restore,
                () => void bulk.restore(chosen).then(selection.clear),
              )
            : [
                button(texts.bulk.publish, () => void change('published')),
                button(texts.bulk.draft, () => void change('draft')),
                button(texts.bulk.archive, () => void change('archived')),
                button(recordTexts.actions.delete, () => setToDelete(selection.rows)),
              ],
        }}
        empty={inTrash ? recordTexts.emptyTrash : { ...texts.empty, action: add }}
        onOpen={viewed.open}
        card={(post) => <PostCard post={post} actions={actions} />}
      />
      {viewed.id !== null && <PostDialog id={viewed.id} onClose={viewed.close} />}
      {toDelete.length > 0 && (
        <ConfirmDialog
          question={
            toDelete.length === 1
              ? postRemovalTexts.title
              : postRemovalTexts.titleOfMany(toDelete.length)
          }
          confirm={postRemovalTexts.confirm}
          busy={bulk.pending && recordTexts.deleting}
          onConfirm={() => void remove()}
          onCancel={() => setToDelete([])}
        >
          {toDelete.slice(0, 6).map(({ id, title }) => (
            <p key={id}>
              <b>{title}</b>
            </p>
          ))}
          <p>{postRemovalTexts.note}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The views of the list as links, with how many posts each has. */
function PostViews({ query }: { query: PostQuery }) {
  const counts = usePostCounts();
  const view = (label: string, search: string, count: number | undefined, isCurrent: boolean) => (
    <Link key={label} to={paths.posts.list + search} aria-current={isCurrent ? 'page' : undefined}>
      {label} {count !== undefined && <small className="num">{count}</small>}
    </Link>
  );
  const { all, trash } = recordTexts.views;
  return (
    <nav aria-label={texts.status}>
      {view(all, '', counts?.all, !query.status && !query.trash)}
      {(['draft', 'scheduled', 'published', 'archived'] as const).map((status) =>
        view(
          texts.views[status],
          `?status=${status}`,
          counts?.by_status[status],
          query.status === status,
        ),
      )}
      {view(trash, '?trash=true', counts?.trash, query.trash === 'true')}
    </nav>
  );
}

/** One post with what its card shows. */
function PostDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { labels } = postFormTexts;
  return (
    <RecordView
      title={texts.listTitle}
      response={usePost(id)}
      gone={texts.gone}
      editPath={paths.posts.edit}
      onClose={onClose}
      view={(post) => ({
        title: post.title,
        state: <PostStatus post={post} />,
        note: viewOf(post) === 'draft' ? '' : dateTimeOf(post.publish_at ?? post.published_at),
        facts: {
          [labels.excerpt]: post.excerpt,
          [labels.author]: post.author,
          [labels.category]: post.category,
          [labels.read_time]: String(post.read_time),
        },
      })}
    />
  );
}
