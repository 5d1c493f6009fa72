import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { ContactMessageEntity } from './contact-message.entity';

/** A product of a quotation, with title, model and price at the time of the enquiry. */
@Entity({ name: 'contact_message_item' })
@Index('ix_contact_message_item_message', ['message_id', 'id'])
@Index('ix_contact_message_item_product', ['product_id'])
export class EnquiryItemEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'int' }) message_id: number;
  @ManyToOne(() => ContactMessageEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'fk_contact_message_item_message' })
  message: Relation<ContactMessageEntity>;
  /** Null if the product was purged. */
  @Column({ type: 'int', nullable: true }) product_id: number | null;
  @ManyToOne(() => ProductEntity, { onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_contact_message_item_product' })
  product: Relation<ProductEntity> | null;
  @Column({ type: 'varchar', length: 200 }) title: string;
  @Column({ type: 'varchar', length: 100 }) model: string;
  @Column({ type: 'int' }) quantity: number;
  /** Price per unit in BDT; null if it had none. */
  @Column({ type: 'int', nullable: true }) price: number | null;
}
