import {
  type BrandWarranty,
  type Category,
  CATEGORY_COLUMNS,
  type CATEGORY_FIELDS,
  type ColumnValues,
  type Commercial,
  COMMERCIAL_COLUMNS,
} from '@shishir/contract';
import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { SortKey } from '../../platform/database/derived-columns';
import { MediaEntity } from '../../platform/media/media.entity';
import type { RecordType } from '../../platform/records/record-type';

const text = (length: number) => ({ type: 'varchar', length, nullable: true }) as const;
const whole = { type: 'int', nullable: true } as const;

/**
 * A category of the catalogue: a kind of equipment with its page, its position in the menu and its picture. Staff may
 * change everything except its kind.
 */
@Entity({ name: 'categories' })
@Index('ux_categories_slug', ['slug'], { unique: true })
@Index('ix_categories_status_position', ['status', 'position', 'id'])
@Index('ix_categories_image', ['image_id'])
export class CategoryEntity implements ColumnValues<typeof CATEGORY_FIELDS>, Commercial {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 100 }) slug: string;
  @Column({ type: 'varchar', length: 30, default: 'other' }) kind: Category['kind'];
  @Column({ name: 'category_group', type: 'varchar', length: 30, nullable: true })
  group: Category['group'];
  @Column({ type: 'varchar', length: 150 }) title: string;
  @Column({ type: 'varchar', length: 190 }) path: string;
  @Column({ type: 'int', default: 0 }) position: number;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) type: string | null;
  @Column({ type: 'varchar', length: 20, default: 'active' }) status: Category['status'];
  @Column({ type: 'boolean', default: false }) has_panel: boolean;
  @Column(text(200)) price_basis: string | null;
  @Column(text(300)) price_includes: string | null;
  @Column(text(300)) price_excludes: string | null;
  @Column(text(20)) availability: Commercial['availability'];
  @Column(whole) lead_weeks_min: number | null;
  @Column(whole) lead_weeks_max: number | null;
  @Column(text(100)) stock_place: string | null;
  @Column(text(300)) delivery: string | null;
  @Column(whole) installation_from: number | null;
  @Column(text(200)) installation_note: string | null;
  @Column(text(300)) warranty: string | null;
  @Column({ type: 'text', nullable: true }) warranty_terms: string | null;
  @Column(text(10)) warranty_since: string | null;
  @Column({ type: 'simple-json', nullable: true }) brand_warranties: BrandWarranty[] | null;
  @Column({ type: 'int', nullable: true }) image_id: number | null;
  @ManyToOne(() => MediaEntity, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'image_id', foreignKeyConstraintName: 'fk_categories_image' })
  image: Relation<MediaEntity> | null;
  @OneToMany(() => CategoryAliasEntity, (alias) => alias.category)
  aliases: Relation<CategoryAliasEntity[]>;
  @SortKey('title') title_key: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 6 }) deleted_at: Date | null;
}

/** Another spelling of a category's slug, in lower case, that leads to it. */
@Entity({ name: 'category_alias' })
@Index('ux_category_alias_alias', ['alias'], { unique: true })
@Index('ix_category_alias_category', ['category_id'])
export class CategoryAliasEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 100 }) alias: string;
  @Column({ type: 'int' }) category_id: number;
  @ManyToOne(() => CategoryEntity, (category) => category.aliases, {
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'fk_category_alias_category' })
  category: Relation<CategoryEntity>;
}

export const categoryRecord: RecordType<CategoryEntity> = {
  entity: CategoryEntity,
  label: 'category',
  subject: 'category',
  nameOf: ({ title }) => title,
  audited: [...CATEGORY_COLUMNS, 'image_id', 'aliases', ...COMMERCIAL_COLUMNS, 'brand_warranties'],
  isPublic: true,
  relations: { aliases: true },
};
