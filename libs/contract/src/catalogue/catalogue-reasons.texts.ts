import { formatTaka } from '@shishir/format';

/** Numbers of products that a filter selected before and selects now. */
export interface OtherNumber {
  expected: number;
  matching: number;
}

const matches = (count: number) => (count === 1 ? '1 product matches' : `${count} products match`);

/** Reasons for errors about products, categories, documents and imports. */
export const catalogueReasons = {
  category_missing: ({ category }: { category: string }) =>
    `The category ‘${category}’ does not exist.`,
  /** `products` is the number of products in the category. */
  category_in_use: ({ category, products }: { category: string; products: number }) =>
    products === 1
      ? `1 product uses the category ‘${category}’. Move or delete it first.`
      : `${products} products use the category ‘${category}’. Move or delete them first.`,
  category_kind_fixed:
    'The kind of a category can’t be changed. Add a new category of that kind and move the products there.',
  category_address_taken: ({ address, category }: { address: string; category: string }) =>
    `${address} is used by the category ‘${category}’.`,
  category_address_in_trash: ({ address, category }: { address: string; category: string }) =>
    `${address} is used by the category ‘${category}’, which is in the trash.`,
  category_filter_for_staff: ({ filter }: { filter: string }) =>
    `Only staff can filter by ${filter}.`,
  categories_changed: 'The categories have changed in the meantime. Please check them again.',

  product_publish_date: 'Only a hidden product can have a publish date',
  product_without_type: ({ category }: { category: string }) =>
    `Products in ‘${category}’ have no type. Leave it empty.`,
  product_of_type: ({ category, type }: { category: string; type: string }) =>
    `Products in ‘${category}’ have the type ‘${type}’.`,
  product_category_in_trash: ({ model, category }: { model: string; category: string }) =>
    `${model} belongs to the category ‘${category}’, which is in the trash. Restore the category first.`,
  product_picture_missing: ({ position }: { position: number }) =>
    `There is no picture in position ${position}.`,
  product_picture_twice: 'Each picture can be used only once.',
  product_picture_not_received: 'This picture was not received.',
  product_picture_without_position: 'This picture has no position.',
  successor_is_itself: 'A product cannot be its own successor.',
  successor_leads_back: ({ id }: { id: number }) => `Product ${id} leads back to this product.`,
  successor_missing: ({ id }: { id: number }) => `Product ${id} does not exist.`,
  receive_date_fixed: ({ date }: { date: string }) =>
    `The receive date is ${date} and can’t be changed.`,
  due_without_bill: 'Nothing is due without a bill.',
  due_differs: ({ due }: { due: number }) => `Due is bill minus paid: ${formatTaka(due)}.`,

  other_products_not_changed: ({ expected, matching }: OtherNumber) =>
    `Not ${expected} but ${matches(matching)} now. Nothing was changed. Please look at the list again.`,
  other_products_not_deleted: ({ expected, matching }: OtherNumber) =>
    `Not ${expected} but ${matches(matching)} now. Nothing was deleted. Please look at the list again.`,
  more_products_not_changed: ({ expected, max }: { expected: number; max: number }) =>
    `Not ${expected} but more than ${max} products match now. Nothing was changed. Please look at the list again.`,
  more_products_not_deleted: ({ expected, max }: { expected: number; max: number }) =>
    `Not ${expected} but more than ${max} products match now. Nothing was deleted. Please look at the list again.`,
  preview_outdated:
    'Some of these products have changed since this preview. Nothing was saved. Please check the preview again.',
  preview_product_changed: ({ model }: { model: string }) =>
    `${model} was changed since this preview. Nothing was saved. Please check the preview again.`,
  preview_products_changed: ({ products }: { products: number }) =>
    `${products} of these products were changed since this preview. Nothing was saved. Please check the preview again.`,

  import_outdated:
    'The catalogue has changed since the preview, so the result would be different now. Repeat the preview and check it.',
  import_checking: 'This file is being compared with the catalogue at this moment. Please wait.',
  import_not_mapped: 'The meaning of the columns has to be given first.',
  import_not_previewed: 'Rows can be left out of a preview only.',
  mapping_without_model: 'Choose the column with the model or the ID of the products.',
  mapping_field_twice: ({ field }: { field: string }) =>
    `Two columns have the field ${field}. Choose another one for one of them.`,
  import_applying: 'This import is being applied at this moment.',
  import_rows_invalid: ({ rows }: { rows: number }) =>
    rows === 1
      ? '1 row is invalid. Correct it, or import only the valid rows.'
      : `${rows} rows are invalid. Correct them, or import only the valid rows.`,
  import_undoing: 'This import is being undone at this moment.',
  import_applied: 'This import was applied already.',
  import_undone: 'This import was undone already.',
  import_applied_and_undone: 'This import was applied and undone. Upload the file again.',
  import_not_applied: 'This import was not applied, so there is nothing to undo.',
  import_not_discardable: 'Only a preview can be discarded. This import was applied.',
  import_changed_since: 'All products of this import have changed since. Nothing was undone.',
  import_product_changed: ({ name }: { name: string }) =>
    `${name} was changed since the import, or the values it had before no longer exist. Nothing was undone.`,
  /** `more` is the number of changed products that are not named. */
  import_products_changed: ({ names, more }: { names: string; more: number }) =>
    more > 0
      ? `${names} and ${more} more were changed since the import, or the values they had before no longer exist. Nothing was undone.`
      : `${names} were changed since the import, or the values they had before no longer exist. Nothing was undone.`,

  document_owner_missing: 'Choose a product or a category',
  document_file_missing: 'The file of this document is missing.',
};
