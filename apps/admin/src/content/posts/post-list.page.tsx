import { postRecord } from '@shishir/contract';
import { formatWeekdayTime } from '@shishir/format';
import { ScheduledFor } from '../../platform/ui/page/dhaka-time';
import { paths } from '../../platform/ui/page/paths';
import { RecordList } from '../../platform/ui/record/record-list';
import { RecordView } from '../../platform/ui/record/record-view';
import { PostCard, postColumns, PostStatus } from './post-columns';
import { postRecords } from './posts.queries';
import { viewOf } from './post-view';
import { postFormTexts, postRemovalTexts, postTexts as texts } from './posts.texts';

export default function PostListPage() {
  return (
    <RecordList
      declared={postRecord}
      records={postRecords}
      paths={paths.posts}
      nameOf={({ title }) => title}
      texts={{ ...texts, add: postFormTexts.addTitle, removal: postRemovalTexts }}
      columns={postColumns}
      card={(post, actions) => <PostCard post={post} actions={actions} />}
      view={(id, onClose) => <PostDialog id={id} onClose={onClose} />}
    />
  );
}

/** One post with the data of its card. */
function PostDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { labels } = postFormTexts;
  return (
    <RecordView
      title={texts.listTitle}
      response={postRecords.useOne(id)}
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
          formatWeekdayTime(post.published_at)
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
