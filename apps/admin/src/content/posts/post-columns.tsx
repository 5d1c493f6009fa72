import Box from '@mui/material/Box';
import type { Post } from '@shishir/contract';
import { formatWeekdayDate } from '@shishir/format';
import { StatusBadge, type Tone } from '../../platform/theme/status-badge';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { DhakaHover, DhakaTime, ScheduledFor } from '../../platform/ui/page/dhaka-time';
import type { RecordActions } from '../../platform/ui/record/record-actions';
import {
  actionColumn,
  numberColumn,
  pictureColumn,
  RecordCard,
  textColumn,
  trashColumns,
} from '../../platform/ui/record/record-columns';
import { viewOf } from './post-view';
import { postTexts } from './posts.texts';

const { columns } = postTexts;
type Column = ListColumn<Post>;

/** Returns the columns of the list or its trash. */
export function postColumns(actions: RecordActions<Post>, inTrash: boolean): Column[] {
  return [
    numberColumn(columns.sl),
    pictureColumn(columns.image),
    textColumn('title', columns.title, { width: 166, grow: 1, fixed: true }),
    ...(inTrash ? [] : [authorColumn]),
    textColumn('category', columns.category, {
      width: 112,
      grow: 0.3,
      fold: ({ category }) => category,
    }),
    ...(inTrash ? trashColumns<Post>() : [statusColumn, dateColumn, changedColumn]),
    actionColumn(columns.action, ({ title }) => title, actions),
  ];
}

const authorColumn: Column = textColumn('author', columns.author, {
  width: 104,
  grow: 0.3,
  fold: ({ author }) => author && `${columns.author} ${author}`,
});

const statusColumn: Column = {
  field: 'status',
  header: columns.status,
  width: 108,
  sort: 'status',
  fold: (post) => postTexts.views[viewOf(post)],
  cell: (post) => <PostStatus post={post} />,
};

/** Past or future publication date. A draft has none yet. */
const dateColumn: Column = {
  field: 'published_at',
  header: columns.date,
  width: 140,
  sort: 'published_at',
  cell: (post) => <PostDate post={post} />,
};

const changedColumn: Column = {
  field: 'updated_at',
  header: columns.updated_at,
  width: 196,
  sort: 'updated_at',
  hiddenAtFirst: true,
  cell: ({ updated_at: at }) => <DhakaTime moment={at} />,
};

function PostDate({ post }: { post: Post }) {
  const { published_at: at, publish_at: next } = post;
  if (next) return <ScheduledFor moment={next} />;
  if (post.status === 'draft')
    return (
      <Box component="span" sx={{ color: 'text.third' }}>
        -
      </Box>
    );
  return <DhakaHover moment={at}>{formatWeekdayDate(at)}</DhakaHover>;
}

const TONES: Record<ReturnType<typeof viewOf>, Tone> = {
  published: 'ok',
  scheduled: 'info',
  draft: 'mute',
  archived: 'bad',
};

export function PostStatus({ post }: { post: Post }) {
  const view = viewOf(post);
  return <StatusBadge tone={TONES[view]} label={postTexts.views[view]} />;
}

/** Post on a phone, with the same data as its table row. */
export function PostCard({ post, actions }: { post: Post; actions: RecordActions<Post> }) {
  return (
    <RecordCard
      row={post}
      name={post.title}
      actions={actions}
      lines={[
        `${post.category}, ${post.author}`,
        post.publish_at ? '' : formatWeekdayDate(post.published_at),
      ]}
    >
      <PostStatus post={post} />
      <ScheduledFor moment={post.publish_at} short />
    </RecordCard>
  );
}
