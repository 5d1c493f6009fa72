import type { Post } from '@shishir/contract';
import { pictureMainPath } from '@shishir/format';
import { toPicture } from '../../platform/media/picture.mapper';
import type { PostEntity } from './post.entity';

/** A post as everyone may see it; its picture has to be loaded. Rows of a list have no body. */
export function toPublicPost(row: PostEntity): Post {
  return {
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    body: row.body,
    author: row.author,
    category: row.category,
    published_at: row.published_at.toISOString(),
    read_time: row.read_time,
    status: row.status,
    image: pictureMainPath(row.image.key, row.image.width),
    picture: toPicture(row.image),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A post as staff see it. */
export function toStaffPost(row: PostEntity): Post {
  return {
    ...toPublicPost(row),
    publish_at: row.publish_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}
