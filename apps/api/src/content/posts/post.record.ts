import { UpdatePost } from '@shishir/contract';
import { wordsIn } from '@shishir/format';
import type { RecordType } from '../../platform/records/record-type';
import { VersionedRecord } from '../../platform/records/versioned';
import { PostEntity } from './post.entity';
import { toStaffPost } from './post.mapper';

export const postRecord: RecordType<PostEntity> = {
  entity: PostEntity,
  label: 'post',
  subject: 'post',
  nameOf: ({ title }) => title,
  audited: [
    'title',
    'excerpt',
    'body',
    'author',
    'category',
    'published_at',
    'publish_at',
    'read_time',
    'status',
    'image_id',
  ],
  // Two long bodies do not fit the column of the log.
  longTexts: { body: (text) => `${wordsIn(text)} words` },
  isPublic: true,
  published: ({ publish_at }) => ({
    status: 'published',
    publish_at: null,
    ...(publish_at && { published_at: publish_at }),
  }),
  inTrash: 'This post is in the trash. Take it out of there first.',
  current: async (manager, id) => {
    const relations = { image: true };
    const row = await manager.findOne(PostEntity, { where: { id }, relations });
    return row && toStaffPost(row);
  },
};

export const postVersions = new VersionedRecord(postRecord, {
  schema: UpdatePost,
  pictures: ['image_id'],
});
