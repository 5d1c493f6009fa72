import type { Product } from '@shishir/contract';
import { toImagePath, toPicture } from '../media/picture.mapper';
import type { CatalogueRow, StaffRow } from './product-row';

/** A product as everyone may see it. The service record is not in it. */
export function toPublicProduct(row: CatalogueRow): Product {
  const [image_1, image_2, image_3] = row.images;
  return {
    id: row.id,
    type: row.type,
    wind_free: row.wind_free,
    brand: row.brand,
    model: row.model,
    title: row.title,
    horsepower: row.horsepower,
    cooling_kw: row.cooling_kw,
    cooling_btu: row.cooling_btu,
    cooling_tr: row.cooling_tr,
    power_input_w: row.power_input_w,
    air_flow_high_cfm: row.air_flow_high_cfm,
    air_flow_medium_cfm: row.air_flow_medium_cfm,
    air_flow_low_cfm: row.air_flow_low_cfm,
    refrigerant: row.refrigerant,
    size_width_mm: row.size_width_mm,
    size_height_mm: row.size_height_mm,
    size_depth_mm: row.size_depth_mm,
    panel_model: row.panel_model,
    panel_type: row.panel_type,
    panel_color: row.panel_color,
    regular_price: row.regular_price,
    offer_price: row.offer_price,
    inverter_type: row.inverter_type,
    category: row.category,
    category_slug: row.category_slug,
    category_id: row.category_id,
    image_1: toImagePath(image_1),
    image_2: toImagePath(image_2),
    image_3: toImagePath(image_3),
    pictures: row.images.flatMap((image) => (image ? [toPicture(image)] : [])),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A product as staff see it: with its service record and the state of the row. */
export function toStaffProduct(row: StaffRow): Product {
  return {
    ...toPublicProduct(row),
    visibility: row.visibility,
    position: row.position,
    product_id: row.product_id,
    ime: row.ime,
    receive_date: row.receive_date,
    delivery_date: row.delivery_date,
    problem: row.problem,
    status: row.status,
    customer_name: row.customer_name,
    customer_number: row.customer_number,
    bill: row.bill,
    paid: row.paid,
    due: row.due,
    version: row.version,
    created_at: row.created_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

/** A product with the fields that came as '' from the old site. */
export function withBlankFields(product: Product, { blank_fields }: CatalogueRow): Product {
  return { ...product, blank_fields: blank_fields ?? [] };
}
