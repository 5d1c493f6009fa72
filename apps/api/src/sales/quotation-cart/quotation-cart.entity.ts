import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { UserEntity } from '../../staff/users/user.entity';

/** Counts the writes of an account's cart, so that a browser detects a change by another one. */
@Entity({ name: 'quotation_carts' })
export class QuotationCartEntity {
  @PrimaryColumn({ type: 'int' }) user_id: number;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_quotation_carts_user' })
  user: Relation<UserEntity>;
  @Column({ type: 'int' }) version: number;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

/** A product in the cart of an account. */
@Entity({ name: 'quotation_cart_items' })
@Index('ix_quotation_cart_items_product', ['product_id'])
export class QuotationCartItemEntity {
  @PrimaryColumn({ type: 'int' }) user_id: number;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_quotation_cart_items_user' })
  user: Relation<UserEntity>;
  @PrimaryColumn({ type: 'int' }) product_id: number;
  @ManyToOne(() => ProductEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_quotation_cart_items_product' })
  product: Relation<ProductEntity>;
  @Column({ type: 'int' }) quantity: number;
  @Column({ type: 'int' }) position: number;
}
