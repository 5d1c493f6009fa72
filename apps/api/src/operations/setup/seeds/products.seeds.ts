import { IMAGE_FIELDS } from '@shishir/contract';
import type { DemoPictureMap, LegacyProductPictures } from '@shishir/demo';
import { namedFlow_cfm } from '@shishir/sizing';
import type { EntityManager } from 'typeorm';
import { planImport, writeEffects } from '../../../catalogue/import/import-products';
import { type ProductFile, productFileOf } from '../../../catalogue/import/product-file';
import { type PlannedRow, type RowEffect, RowEffects } from '../../../catalogue/import/row-effects';
import { productRecord } from '../../../catalogue/products/product-record';
import { ProductEntity } from '../../../catalogue/products/product.entity';
import { addAliases, pictureKeys } from './demo-pictures';
import { keepingUnedited } from './demo-record';
import { demoKind, type Seed } from './seed';

const productKind = demoKind(productRecord, 'products');

export const productSeeds: Seed[] = [
  {
    name: 'product-air-flows-1',
    insert: fillAirFlows,
  },
  {
    name: 'products-1',
    kind: productKind,
    async read(demo) {
      const text = await demo.readText('products.json');
      const file = await productFileOf(text);
      const keyOf = pictureKeys(await demo.readDemo<DemoPictureMap>('pictures.json'));
      const rows = JSON.parse(text) as LegacyProductPictures[];
      const paths = rows.flatMap((row) => IMAGE_FIELDS.map((field) => row[field]).filter(Boolean));
      return {
        pictures: [...new Set(paths.flatMap((path) => keyOf(path) ?? []))],
        async insert(manager, pictures) {
          await addAliases(manager, paths, keyOf, pictures);
          const effects = await effectsOf(manager, file);
          await writeEffects(manager, effects);
          return effects.map(({ planned }) => planned.id);
        },
      };
    },
  },
];

/** Fills the air flow of ventilators of older databases from their titles, if nobody has entered it. */
async function fillAirFlows(manager: EntityManager): Promise<void> {
  const ventilators = await manager
    .createQueryBuilder(ProductEntity, 'product')
    .innerJoin('product.category', 'category', "category.kind = 'ventilation'")
    .where('product.air_flow_high_cfm IS NULL')
    .getMany();
  for (const { id, title } of ventilators) {
    const air_flow_high_cfm = namedFlow_cfm(title);
    if (air_flow_high_cfm === null) continue;
    await keepingUnedited(manager, productKind, id, () =>
      manager.update(ProductEntity, { id }, { air_flow_high_cfm }),
    );
  }
}

/** Returns the effects that importing the old catalogue would have. All its rows fit into one chunk. */
async function effectsOf(manager: EntityManager, file: ProductFile): Promise<RowEffect[]> {
  const { categories, plan } = await planImport(manager, file);
  const rows: PlannedRow[] = [];
  for await (const read of file.rows()) {
    if (!('product' in read)) throw new Error('A demonstration product cannot be read.');
    const { product } = read;
    rows.push({ product, planned: plan.for(product.row, product.id) });
  }
  return new RowEffects(manager, categories).of(rows);
}
