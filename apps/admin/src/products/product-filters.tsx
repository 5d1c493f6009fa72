import { VISIBILITIES, type Category, type ProductQuery } from '@shishir/contract';
import { ChoiceField } from '../list/choice-field';
import type { ListAddress } from '../list/list-address';
import { productsTexts } from './products.texts';

type Visibility = (typeof VISIBILITIES)[number] | 'all';

const ALL = 'all';
const visibilities: { value: Visibility; label: string }[] = [
  { value: 'all', label: productsTexts.allVisibilities },
  ...VISIBILITIES.map((value) => ({ value, label: productsTexts[value] })),
];

interface Props {
  address: ListAddress<ProductQuery>;
  categories: Category[];
}

export function ProductFilters({ address, categories }: Props) {
  const wanted = address.query.category?.toLowerCase();
  const current = categories.find(
    ({ slug, title, id }) =>
      wanted === slug || wanted === title.toLowerCase() || wanted === `${id}`,
  );
  return (
    <>
      <ChoiceField
        label={productsTexts.byCategory}
        value={current?.slug ?? ALL}
        choices={[
          { value: ALL, label: productsTexts.allCategories },
          ...categories.map(({ slug, title }) => ({ value: slug, label: title })),
        ]}
        onChoose={(slug) => address.change({ category: slug === ALL ? null : slug })}
      />
      <ChoiceField<Visibility>
        label={productsTexts.visibility}
        value={address.query.visibility ?? 'all'}
        choices={visibilities}
        onChoose={(choice) => address.change({ visibility: choice === 'all' ? null : choice })}
      />
    </>
  );
}
