import type { ComparedProducts } from '@shishir/contract';
import type { ProductFormField } from '@shishir/contract/product-fields';
import { keepPreviousData } from '@tanstack/react-query';
import { tsr } from '../../../platform/api/tsr';
import { numberOf, takaOf } from '../../../platform/ui/form/number-text';
import { useValues } from './form-section';

const COMPARED = [
  ...(['category', 'title', 'brand', 'refrigerant', 'inverter_type', 'horsepower'] as const),
  ...(['cooling_kw', 'air_flow_high_cfm', 'regular_price', 'offer_price'] as const),
  ...(['size_width_mm', 'size_height_mm', 'size_depth_mm'] as const),
] as const satisfies ProductFormField[];

/**
 * Returns the products that make the price or the cabinet in the form implausible, by the checks of the overview. `id` is
 * the product itself, null for a new one.
 */
export function useComparedProducts(id: number | null): Partial<ComparedProducts> {
  const values = useValues(COMPARED);
  const whole = (name: (typeof COMPARED)[number]) => numberOf(values[name], { whole: true });
  const query = withoutBlank({
    id,
    category: values.category === '' ? null : Number(values.category),
    ...{ title: values.title.trim(), brand: values.brand.trim() },
    ...{ refrigerant: values.refrigerant, inverter_type: values.inverter_type },
    ...{ horsepower: numberOf(values.horsepower), cooling_kw: numberOf(values.cooling_kw) },
    air_flow_high_cfm: whole('air_flow_high_cfm'),
    price: takaOf(values.offer_price) ?? takaOf(values.regular_price),
    ...{ size_width_mm: whole('size_width_mm'), size_height_mm: whole('size_height_mm') },
    size_depth_mm: whole('size_depth_mm'),
  });
  const { data } = tsr.overview.compared.useQuery({
    queryKey: ['products', 'compared', query],
    queryData: { query: query as typeof query & { category: number } },
    enabled: query.category !== undefined && (query.price ?? query.size_width_mm) !== undefined,
    placeholderData: keepPreviousData,
  });
  return data?.body.data ?? {};
}

/** Removes unknown figures. */
const withoutBlank = <Query extends object>(query: Query) =>
  Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== null && value !== ''),
  ) as { [Name in keyof Query]?: Exclude<Query[Name], null | ''> };
