import { type Post, UpdatePost } from '@shishir/contract';
import { wordsIn } from '@shishir/format';
import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { SearchText, SortKey } from '../../platform/database/derived-columns';
import { MediaEntity } from '../../platform/media/media.entity';
import type { RecordType } from '../../platform/records/record-type';
import { VersionedRecord } from '../../platform/records/versioned';
import { toStaffPost } from './post.mapper';

/** A post of the blog: an article with its picture, its topic and its author. */
@Entity({ name: 'posts' })
@Index('ix_posts_status', ['deleted_at', 'status', 'published_at', 'id'])
@Index('ix_posts_image', ['image_id'])
@Index('ix_posts_publish', ['publish_at'])
export class PostEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 150 }) title: string;
  @Column({ type: 'varchar', length: 300 }) excerpt: string;
  /** Markdown. */
  @Column({ type: 'text' }) body: string;
  @Column({ type: 'varchar', length: 100 }) author: string;
  @Column({ type: 'varchar', length: 60 }) category: string;
  @Column({ type: 'datetime', precision: 6 }) published_at: Date;
  @Column({ type: 'int' }) read_time: number;
  @Column({ type: 'varchar', length: 20, default: 'draft' }) status: Post['status'];
  /** When a draft is published by itself. */
  @Column({ type: 'datetime', precision: 6, nullable: true }) publish_at: Date | null;
  @Column({ type: 'int' }) image_id: number;
  @ManyToOne(() => MediaEntity, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'image_id', foreignKeyConstraintName: 'fk_posts_image' })
  image: Relation<MediaEntity>;
  @SearchText(['title', 'excerpt', 'body', 'author', 'category']) search_text: string | null;
  @SortKey('title') title_key: string | null;
  @SortKey('author') author_key: string | null;
  @SortKey('category') category_key: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 6 }) deleted_at: Date | null;
}

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
