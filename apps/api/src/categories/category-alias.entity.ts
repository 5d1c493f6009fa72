import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { CategoryEntity } from './category.entity';

/** Another spelling of a category's slug, lower case, that leads to it. */
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
