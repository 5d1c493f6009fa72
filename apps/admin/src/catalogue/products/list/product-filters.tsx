import {
  type Category,
  COLUMN_FILTERS,
  type ColumnFilter,
  eachColumnFilter,
  FILTER_COLUMNS,
  type FilterValue,
  labelsOf,
  PRICE_STATES,
  PUBLIC_FIELDS,
  ProductQuery,
  SERVICE_STATUSES,
  VISIBILITIES,
} from '@shishir/contract';
import { z } from 'zod';
import { ChoiceField } from '../../../platform/ui/list/choice-field';
import { FilterChips } from '../../../platform/ui/list/filter-chips';
import { nameTexts } from '../../../platform/ui/catalogue/names.texts';
import type { ListAddress } from '../../../platform/ui/list/list-address';
import { productsTexts } from '../products.texts';

type Visibility = (typeof VISIBILITIES)[number] | 'all';

const ALL = 'all';
const visibilities: { value: Visibility; label: string }[] = [
  { value: 'all', label: productsTexts.allVisibilities },
  ...VISIBILITIES.map((value) => ({ value, label: productsTexts[value] })),
];

type ServiceStatus = (typeof SERVICE_STATUSES)[number] | 'all';
const serviceStatuses: { value: ServiceStatus; label: string }[] = [
  { value: 'all', label: productsTexts.allServices },
  ...SERVICE_STATUSES.map((value) => ({ value, label: productsTexts.serviceStatus[value] })),
];

type PriceState = (typeof PRICE_STATES)[number] | 'all';
const priceStates: { value: PriceState; label: string }[] = [
  { value: 'all', label: productsTexts.priceStates.all },
  ...PRICE_STATES.map((value) => ({ value, label: productsTexts.priceStates[value] })),
];

const PICTURE_COUNTS = ProductQuery.shape.pictures.unwrap().options;
type PictureCount = (typeof PICTURE_COUNTS)[number] | 'all';
const pictureCounts: { value: PictureCount; label: string }[] = [
  { value: 'all', label: productsTexts.pictureCounts.all },
  ...PICTURE_COUNTS.map((value) => ({ value, label: productsTexts.pictureCounts[value] })),
];

const labels = labelsOf(PUBLIC_FIELDS);
const choicesOf = (column: ColumnFilter) => [
  { value: ALL, label: productsTexts.views.all },
  ...COLUMN_FILTERS[column].map((value) => ({ value, label: nameTexts.value(value) })),
];

interface Props {
  address: ListAddress<ProductListQuery>;
  categories: Category[];
  inTrash: boolean;
}

export function ProductFilters({ address, categories, inTrash }: Props) {
  const current = namedCategory(categories, address.query.category);
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
      {!inTrash && (
        <ChoiceField<Visibility>
          label={productsTexts.visibility}
          value={address.query.visibility ?? 'all'}
          choices={visibilities}
          onChoose={(choice) => address.change({ visibility: choice === 'all' ? null : choice })}
        />
      )}
    </>
  );
}

/** Less common filters. */
export function MoreProductFilters({ address }: Pick<Props, 'address'>) {
  return (
    <>
      <ChoiceField<PriceState>
        label={productsTexts.priceState}
        value={address.query.price_state ?? 'all'}
        choices={priceStates}
        onChoose={(choice) => address.change({ price_state: choice === 'all' ? null : choice })}
      />
      <ChoiceField<PictureCount>
        label={productsTexts.pictureCount}
        value={address.query.pictures ?? 'all'}
        choices={pictureCounts}
        onChoose={(choice) => address.change({ pictures: choice === 'all' ? null : choice })}
      />
      <ChoiceField<ServiceStatus>
        label={productsTexts.service}
        value={address.query.service_status ?? 'all'}
        choices={serviceStatuses}
        onChoose={(choice) => address.change({ service_status: choice === 'all' ? null : choice })}
      />
      {FILTER_COLUMNS.map((column) => (
        <ChoiceField<string>
          key={column}
          label={labels[column]}
          value={address.query[column] ?? ALL}
          choices={choicesOf(column)}
          onChoose={(choice) => address.change({ [column]: choice === ALL ? null : choice })}
        />
      ))}
    </>
  );
}

/** The less common filters that are set, as chips; `ids` of a check of the overview has no field. */
export function ProductFilterChips({ address }: Pick<Props, 'address'>) {
  const { price_state, pictures, service_status, ids } = address.query;
  const { filterChip, priceStates, pictureCounts, serviceStatus, ...texts } = productsTexts;
  const chips = [
    ids ? { name: 'ids', label: texts.checked(ids.split(',').length) } : undefined,
    price_state && {
      name: 'price_state',
      label: filterChip(texts.priceState, priceStates[price_state]),
    },
    pictures && {
      name: 'pictures',
      label: filterChip(texts.pictureCount, pictureCounts[pictures]),
    },
    service_status && {
      name: 'service_status',
      label: filterChip(texts.service, serviceStatus[service_status]),
    },
    ...FILTER_COLUMNS.map((column) => {
      const value = address.query[column];
      return value && { name: column, label: filterChip(labels[column], nameTexts.value(value)) };
    }),
  ].filter((chip) => chip !== undefined);
  return <FilterChips chips={chips} onRemove={(name) => address.change({ [name]: null })} />;
}

/** Returns the category in the address, by slug, alias, title or id, as the API accepts it. */
export function namedCategory(categories: Category[], name = ''): Category | undefined {
  const wanted = name.toLowerCase();
  return categories.find(({ slug, title, id, aliases = [] }) =>
    [slug, title.toLowerCase(), `${id}`, ...aliases].includes(wanted),
  );
}

/** Parameters of the API that the list has controls for, so that no hidden filter applies. */
export const ProductListQuery = ProductQuery.pick({
  page: true,
  pageSize: true,
  sort: true,
  q: true,
  category: true,
  visibility: true,
  service_status: true,
  price_state: true,
  pictures: true,
  ids: true,
  trash: true,
}).extend(
  // The API takes several values; this list offers one.
  eachColumnFilter((column) => z.enum(COLUMN_FILTERS[column]).optional()) as {
    [F in ColumnFilter]: z.ZodOptional<z.ZodType<FilterValue<F>>>;
  },
);
export type ProductListQuery = z.infer<typeof ProductListQuery>;
