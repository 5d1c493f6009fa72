import type { Post } from '@shishir/contract';
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

/** A post of the blog with its picture, topic and author. */
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
  /** Time at which a draft is published automatically. */
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
