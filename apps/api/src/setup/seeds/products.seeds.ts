import { IMAGE_FIELDS } from '@shishir/contract';
import type { DemoPictureMap, LegacyProductPictures } from '@shishir/demo';
import type { EntityManager } from 'typeorm';
import { planImport, writeEffects } from '../../import/import-products';
import { type ProductFile, productFileOf } from '../../import/product-file';
import type { ChangedField } from '../../import/report';
import { type PlannedRow, type RowEffect, RowEffects } from '../../import/row-effects';
import { productRecord } from '../../products/product-record';
import { ProductEntity } from '../../products/product.entity';
import { addAliases, pictureKeys } from './demo-pictures';
import { demoKind, type Seed } from './seed';

export const productSeeds: Seed[] = [
  {
    name: 'products-1',
    kind: demoKind(productRecord, 'products'),
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
        async find(manager) {
          if (!(await manager.exists(ProductEntity, { withDeleted: true }))) return [];
          const effects = await effectsOf(manager, file);
          return effects.flatMap(({ before, effect, changes }) => {
            // The file lacks columns that staff may have filled: a first version has none of those. Of many products
            // the file had fewer pictures once.
            const isAsCame =
              effect === 'unchanged' || (effect === 'changed' && changes.every(isLaterPicture));
            const isEdited = !isAsCame || before?.version !== 1;
            return before ? { id: before.id, isEdited } : [];
          });
        },
      };
    },
  },
];

/** A picture where there was none, or that this field was blank in the file. */
function isLaterPicture({ field, from, to }: ChangedField): boolean {
  if (field !== 'blank_fields')
    return IMAGE_FIELDS.some((image) => `${image}_id` === field) && !from;
  const others = (fields: unknown) =>
    ((fields ?? []) as string[]).filter((one) => !IMAGE_FIELDS.some((image) => image === one));
  return others(from).join() === others(to).join();
}

/** What an import of the old catalogue, which is one chunk of rows, would do. */
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
