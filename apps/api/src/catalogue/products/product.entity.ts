import { FILTER_COLUMNS, type ProductValues } from '@shishir/contract';
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
import { CategoryEntity } from '../categories/category.entity';
import { decimal } from '../../platform/database/columns';
import { MediaEntity } from '../../platform/media/media.entity';
import { storedPrices } from './stored-figures';

const text = (length: number) => ({ type: 'varchar', length, nullable: true }) as const;
const whole = { type: 'int', nullable: true } as const;
const wholePrice = { ...whole, transformer: storedPrices } as const;
const figure = {
  type: 'decimal',
  precision: 10,
  scale: 2,
  nullable: true,
  transformer: decimal,
} as const;
/** Columns that visitors filter by end each index, so that rows are skipped without being read. */
const TRAITS = [...FILTER_COLUMNS, 'wind_free'];
const ALL = ['deleted_at', 'visibility'];
const SHELF = ['category_id', ...ALL];
const picture = { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' } as const;

/**
 * A unit that we sell, as the catalogue shows it, and the service record that staff keep for it. Prices are in whole
 * taka; only published products of an active category are public.
 */
@Entity({ name: 'products' })
@Index('ix_products_all', [...ALL, 'position', 'id', 'category_id', ...TRAITS])
@Index('ix_products_all_tr', [...ALL, 'cooling_tr', 'id', 'category_id', ...TRAITS])
@Index('ix_products_all_price', [...ALL, 'price', 'id', 'category_id', ...TRAITS])
@Index('ix_products_all_title', [...ALL, 'title_key', 'id'])
@Index('ix_products_all_newest', [...ALL, 'updated_at', 'id'])
@Index('ix_products_shelf', [...SHELF, 'position', 'id', ...TRAITS])
@Index('ix_products_shelf_tr', [...SHELF, 'cooling_tr', 'id', ...TRAITS])
@Index('ix_products_shelf_price', [...SHELF, 'price', 'id', ...TRAITS])
@Index('ix_products_staff', ['deleted_at', 'position', 'id'])
@Index('ix_products_model', ['model'])
@Index('ix_products_status', ['status'])
@Index('ix_products_publish', ['publish_at'])
@Index('ix_products_successor', ['successor_id'])
@Index('ix_products_image_1', ['image_1_id'])
@Index('ix_products_image_2', ['image_2_id'])
@Index('ix_products_image_3', ['image_3_id'])
export class ProductEntity implements ProductValues {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'int' }) category_id: number;
  @ManyToOne(() => CategoryEntity, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'fk_products_category' })
  category: Relation<CategoryEntity>;
  /** Null in a category of products that are not part of a VRF system. */
  @Column(text(20)) type: ProductValues['type'];
  @Column(text(50)) wind_free: string | null;
  @Column(text(100)) brand: string | null;
  @Column({ type: 'varchar', length: 100 }) model: string;
  @Column({ type: 'varchar', length: 200 }) title: string;
  @Column(figure) horsepower: number | null;
  @Column(figure) cooling_kw: number | null;
  @Column(whole) cooling_btu: number | null;
  @Column(figure) cooling_tr: number | null;
  @Column(whole) power_input_w: number | null;
  @Column(whole) air_flow_high_cfm: number | null;
  @Column(whole) air_flow_medium_cfm: number | null;
  @Column(whole) air_flow_low_cfm: number | null;
  @Column(text(10)) refrigerant: ProductValues['refrigerant'];
  @Column(whole) size_width_mm: number | null;
  @Column(whole) size_height_mm: number | null;
  @Column(whole) size_depth_mm: number | null;
  @Column(text(100)) panel_model: string | null;
  @Column(text(20)) panel_type: ProductValues['panel_type'];
  @Column(text(20)) panel_color: ProductValues['panel_color'];
  @Column(wholePrice) regular_price: number | null;
  @Column(wholePrice) offer_price: number | null;
  /** Price for visitors, computed by the database. */
  @Column({
    ...wholePrice,
    generatedType: 'STORED',
    asExpression: 'COALESCE(offer_price, regular_price)',
    select: false,
    insert: false,
    update: false,
  })
  readonly price: number | null;
  @Column(text(20)) inverter_type: ProductValues['inverter_type'];
  @Column(figure) eer: number | null;
  @Column(text(200)) eer_conditions: string | null;
  @Column(figure) cop: number | null;
  @Column(text(200)) cop_conditions: string | null;
  @Column(figure) sound_high_db: number | null;
  @Column(figure) sound_medium_db: number | null;
  @Column(figure) sound_low_db: number | null;
  @Column(text(20)) supply_phase: ProductValues['supply_phase'];
  @Column(whole) supply_min_v: number | null;
  @Column(whole) supply_max_v: number | null;
  @Column(whole) supply_hz: number | null;
  @Column(figure) running_current_a: number | null;
  @Column(figure) max_current_a: number | null;
  @Column(figure) weight_kg: number | null;
  @Column(figure) pipe_liquid_mm: number | null;
  @Column(figure) pipe_gas_mm: number | null;
  @Column(figure) pipe_drain_mm: number | null;
  @Column(whole) min_installation_height_mm: number | null;
  @Column(whole) condensate_lift_mm: number | null;
  @Column(figure) cooling_min_c: number | null;
  @Column(figure) cooling_max_c: number | null;
  @Column(figure) heating_min_c: number | null;
  @Column(figure) heating_max_c: number | null;
  @Column(whole) ratio_min: number | null;
  @Column(whole) ratio_max: number | null;
  @Column(whole) indoor_max: number | null;
  @Column(figure) refrigerant_charge_kg: number | null;
  @Column(figure) water_flow_m3h: number | null;
  @Column(figure) water_pressure_drop_kpa: number | null;
  @Column(text(100)) water_connection: string | null;
  /** Facts of the product, which override those of its category. */
  @Column(text(200)) price_basis: string | null;
  @Column(text(300)) price_includes: string | null;
  @Column(text(300)) price_excludes: string | null;
  @Column(text(20)) availability: ProductValues['availability'];
  @Column(whole) lead_weeks_min: number | null;
  @Column(whole) lead_weeks_max: number | null;
  @Column(text(100)) stock_place: string | null;
  @Column(text(300)) delivery: string | null;
  @Column(whole) installation_from: number | null;
  @Column(text(200)) installation_note: string | null;
  @Column(text(300)) warranty: string | null;
  @Column({ type: 'text', nullable: true }) warranty_terms: string | null;
  @Column(text(10)) warranty_since: string | null;
  @Column(whole) image_1_id: number | null;
  @Column(whole) image_2_id: number | null;
  @Column(whole) image_3_id: number | null;
  @ManyToOne(() => MediaEntity, picture)
  @JoinColumn({ name: 'image_1_id', foreignKeyConstraintName: 'fk_products_image_1' })
  image_1: Relation<MediaEntity> | null;
  @ManyToOne(() => MediaEntity, picture)
  @JoinColumn({ name: 'image_2_id', foreignKeyConstraintName: 'fk_products_image_2' })
  image_2: Relation<MediaEntity> | null;
  @ManyToOne(() => MediaEntity, picture)
  @JoinColumn({ name: 'image_3_id', foreignKeyConstraintName: 'fk_products_image_3' })
  image_3: Relation<MediaEntity> | null;
  @Column({ type: 'varchar', length: 20, default: 'published' })
  visibility: ProductValues['visibility'];
  /** Successor of a discontinued product. Without a foreign key: a purged product is not a successor any more. */
  @Column(whole) successor_id: number | null;
  @Column({ type: 'int', default: 0 }) position: number;
  /** Time at which a hidden product is published automatically. */
  @Column({ type: 'datetime', precision: 6, nullable: true }) publish_at: Date | null;

  /** Fields that were '' on the old site: `/products.json` returns them as ''. */
  @Column({ type: 'simple-json', nullable: true }) blank_fields: string[] | null;

  @Column(text(100)) product_id: string | null;
  @Column(text(100)) ime: string | null;
  @Column(text(10)) receive_date: string | null;
  @Column(text(10)) delivery_date: string | null;
  @Column({ type: 'text', nullable: true }) problem: string | null;
  @Column(text(20)) status: ProductValues['status'];
  @Column(text(150)) customer_name: string | null;
  @Column(text(20)) customer_number: string | null;
  @Column(whole) bill: number | null;
  @Column(whole) paid: number | null;
  @Column(whole) due: number | null;

  @SearchText(['title', 'model', 'brand']) search_text: string | null;
  @SortKey('title') title_key: string | null;
  @SortKey('model') model_key: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 6 }) deleted_at: Date | null;
}
