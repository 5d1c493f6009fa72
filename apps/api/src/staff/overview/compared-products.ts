import type { ComparedFigures, ComparedProducts } from '@shishir/contract';
import type { EntityManager } from 'typeorm';
import { CategoryEntity } from '../../catalogue/categories/category.entity';
import { comparedWith, type FaultRow, readFaultRows } from './product-faults';

/** Returns the products of the category that make the figures of a product in the form implausible. */
export async function readComparedProducts(
  manager: EntityManager,
  { id = 0, category, ...figures }: ComparedFigures,
): Promise<ComparedProducts> {
  const found = await manager.findOneBy(CategoryEntity, { id: category });
  if (!found) return { smaller_costs_more: null, same_cabinet: null };
  const rows = await readFaultRows(manager, category);
  const { smaller_costs_more, same_cabinet } = comparedWith(
    { ...NO_FIGURES, ...figures, id, category_id: category, kind: found.kind } as FaultRow,
    rows,
  );
  return {
    smaller_costs_more: smaller_costs_more && toCompared(smaller_costs_more),
    same_cabinet: same_cabinet && toCompared(same_cabinet),
  };
}

const NO_FIGURES = {
  ...{ model: '', title: '', brand: null, refrigerant: null, inverter_type: null },
  ...{ horsepower: null, cooling_kw: null, power_input_w: null, air_flow_high_cfm: null },
  ...{ eer: null, cop: null, price: null },
  ...{ size_width_mm: null, size_height_mm: null, size_depth_mm: null },
};

const toCompared = ({ id, model, title, price, cooling_kw }: FaultRow) => ({
  ...{ id, model, title, price, cooling_kw },
});
