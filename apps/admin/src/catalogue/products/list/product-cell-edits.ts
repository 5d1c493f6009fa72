import { type ListedProduct, UpdateProduct } from '@shishir/contract';
import { groupLakh, priceView, TAKA } from '@shishir/format';
import type { CellEdit } from '../../../platform/ui/list/list-columns';
import { takaOf } from '../../../platform/ui/form/number-text';
import { type EditableField, editTexts as texts } from './product-edits.texts';
import type { ProductEdits } from './use-product-edits';

type Figure = Exclude<EditableField, 'visibility'>;
type Price = Exclude<Figure, 'position'>;

/** Edits a whole number of a product in its cell. The contract checks it. */
function figureEdit(
  field: Figure,
  edits: ProductEdits,
  hint: CellEdit<ListedProduct>['hint'],
): CellEdit<ListedProduct> {
  return {
    label: (product) => texts.change(field, product),
    inputLabel: ({ model }) => texts.input(field, model),
    text: (product) => figureText(product[field]),
    check: (text) => figureProblem(field, text),
    hint,
    applied: (product, text) => ({ ...product, [field]: takaOf(text) }),
    save: edits.save,
    reject: (product, message) => edits.reject(product, field, message),
    outcome: (product) => edits.outcome(product, field),
  };
}

/** A figure as it is typed: grouped, empty for null. */
export const figureText = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : groupLakh(value);

/** Error message for a typed figure; null if it is valid. */
export function figureProblem(field: Figure, text: string): string | null {
  const { error } = UpdateProduct.shape[field].safeParse(text);
  return error?.issues[0]?.message ?? null;
}

export const priceEdit = (field: Price, edits: ProductEdits): CellEdit<ListedProduct> => ({
  ...figureEdit(field, edits, (product, text) => priceHint(field, product, text)),
  prefix: TAKA,
});

export const positionEdit = (edits: ProductEdits): CellEdit<ListedProduct> =>
  figureEdit('position', edits, () => texts.positionHint);

/** The saved prices, and the effect of the typed one on visitors. */
function priceHint(field: Price, product: ListedProduct, text: string): string {
  const other = field === 'offer_price' ? 'regular_price' : 'offer_price';
  const after = { ...product, [field]: takaOf(text) };
  return `${texts.now(product, field, other)} ${effectText(after)}`;
}

function effectText({ regular_price: regular, offer_price: offer }: ListedProduct): string {
  if (regular !== null && offer !== null) {
    if (offer > regular) return texts.above;
    if (offer < regular) return texts.save(regular - offer);
  }
  const view = priceView(regular, offer);
  return view.kind === 'on-request' ? texts.onRequest : texts.pays(view.price);
}
