import Button from '@mui/material/Button';
import { type Post, PostQuery } from '@shishir/contract';
import { Link } from 'react-router-dom';
import { PlusIcon } from '../../platform/theme/icons';
import { useListAddress } from '../../platform/ui/list/list-address';
import { ListFrame } from '../../platform/ui/list/list-frame';
import { useRowSelection } from '../../platform/ui/list/row-selection';
import { useOpenedRow } from '../../platform/ui/list/use-opened-row';
import { ScheduledFor } from '../../platform/ui/page/dhaka-time';
import { PageBar } from '../../platform/ui/page/page-bar';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { RecordBulk } from '../../platform/ui/record/record-bulk';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { RecordView } from '../../platform/ui/record/record-view';
import { StatusViews } from '../../platform/ui/record/status-views';
import { useRemoval } from '../../platform/ui/record/use-removal';
import { PostCard, postColumns, PostStatus } from './post-columns';
import { usePost, usePostBulk, usePostCounts, usePostList, usePostTrash } from './posts.queries';
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
  const trash = usePostTrash();
  const bulk = usePostBulk();
  const counts = usePostCounts();
  const inTrash = address.query.trash === 'true';
  const selection = useRowSelection(list.rows);
  const { heading, askToDelete, removalDialog } = useRemoval<Post>({
    nameOf,
    texts: postRemovalTexts,
    trash,
    bulk,
  });
  const actions = {
    editPath: paths.posts.edit,
    historyPath: (id: number) => paths.history('post', id),
    onView: viewed.open,
    onDelete: askToDelete,
    onRestore: (post: Post) => void trash.restore(post),
  };
  const add = (
    <Button component={Link} to={paths.posts.add} variant="contained" startIcon={<PlusIcon />}>
      {postFormTexts.addTitle}
    </Button>
  );
  const bulkActions = (
    <RecordBulk
      inTrash={inTrash}
      busy={bulk.pending}
      statuses={texts.bulk}
      onStatus={(status) =>
        void bulk.changeStatus(selection.rows, status, texts.views[status].toLowerCase())
      }
      onDelete={() => askToDelete(...selection.rows)}
      onRestore={() => void bulk.restore(selection.rows)}
    />
  );
  return (
    <>
      <PageTitle text={texts.listTitle} ref={heading} />
      <PageBar actions={add}>
        <StatusViews
          path={paths.posts.list}
          statuses={texts.views}
          counts={counts}
          query={address.query}
        />
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
        selection={{ of: selection, nameOf, actions: bulkActions }}
        empty={inTrash ? recordTexts.emptyTrash : { ...texts.empty, action: add }}
        onOpen={viewed.open}
        card={(post) => <PostCard post={post} actions={actions} />}
      />
      {viewed.id !== null && <PostDialog id={viewed.id} onClose={viewed.close} />}
      {removalDialog}
    </>
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
        note: post.publish_at ? (
          <ScheduledFor moment={post.publish_at} />
        ) : viewOf(post) === 'draft' ? (
          ''
        ) : (
          dateTimeOf(post.published_at)
        ),
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
