import { formatCapacity, groupThousands, trToKw } from '@shishir/format';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sitePath } from '../../../platform/locale/site-path';
import { Choices } from '../../../platform/ui/choices';
import {
  type Bound,
  BOUNDS,
  type Choice,
  CHOICES,
  type ListAddress,
  useAddressOf,
  withoutFilters,
} from '../../list-filters/list-address';
import { figureProblem, inOrder, readList } from '../../list-filters/read-list';
import { type Facets, type FacetValue, taka, valuesOf } from '../../list-filters/facets';
import { listFiltersTexts } from '../../list-filters/list-filters.texts';
import { filtersTexts as texts } from './filters.texts';
import { RangeFilter } from './range-filter';
import styles from './filters.module.css';

interface FilterFormProps {
  /** Fields outside of the form, such as the sort order, refer to this id. */
  id: string;
  list: ListAddress;
  facets: Facets;
  /** Categories of the page itself; a single one hides the filter of categories. */
  own: string[];
  /** Values of the listed products, drawn as marks; empty if the list has several pages. */
  marks: { tr: number[]; flow: number[]; price: number[] };
  onApply: (list: ListAddress) => void;
}

const PILLS = CHOICES.filter((choice) => choice !== 'category');

/** All filters of a list. Changes apply immediately; without JavaScript the form has a button. */
export function FilterForm(props: FilterFormProps) {
  const { id, list, facets, own, marks, onApply } = props;
  const addressOf = useAddressOf();
  const ofCategory = own.length === 1;
  // Optimistic state: shows a change until the address changes.
  const [current, setCurrent] = useState(list);
  const [last, setLast] = useState(list);
  if (last !== list) {
    setLast(list);
    setCurrent(list);
  }

  const form = useRef<HTMLFormElement>(null);
  const read = () => {
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form.current!)) {
      if (typeof value === 'string') fields.append(name, value);
    }
    const next = readList(fields);
    // An invalid text shows a message next to its field and keeps the previous bound.
    for (const bound of BOUNDS) {
      if (figureProblem(fields.get(bound) ?? '', bound)) next.bounds[bound] = current.bounds[bound];
    }
    const bounds = inOrder(next.bounds);
    if (ofCategory) next.chosen.category = own;
    return { ...next, bounds, q: list.q, sort: list.sort, view: list.view, page: 1 };
  };
  const apply = (next: ListAddress) => {
    setCurrent(next);
    onApply(next);
  };
  // Applies boxes that were ticked before hydration.
  useEffect(() => {
    if (boxesOf(form.current!).some((box) => box.checked !== box.defaultChecked)) apply(read());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: later ticks fire events.
  }, []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(read());
  };
  const offered = (choice: Choice) => {
    const chosen = current.chosen[choice];
    return valuesOf(facets, choice).filter(
      ({ value, count }) => count > 0 || chosen.includes(value),
    );
  };
  /** True if all products have the same value, so that there is nothing to choose. */
  const isSame = (choice: Choice) =>
    offered(choice).length === 1 && current.chosen[choice].length === 0;
  const hasRange = (
    range: Facets['tr'],
    min: Bound,
    max: Bound,
  ): range is NonNullable<typeof range> =>
    range !== null &&
    (range.max > range.min || current.bounds[min] !== null || current.bounds[max] !== null);
  const group = (choice: Choice) => {
    const values = offered(choice);
    if (values.length === 0 || isSame(choice)) return null;
    return (
      <FilterValues
        key={choice}
        name={choice}
        title={listFiltersTexts.titles[choice]}
        values={values}
        chosen={current.chosen[choice]}
        look={choice === 'category' && list.q === null ? 'rows' : 'pills'}
      />
    );
  };
  return (
    <form
      ref={form}
      id={id}
      className={styles.filters}
      // Prevents browsers from restoring values: the address defines them.
      autoComplete="off"
      action={sitePath(addressOf({ ...withoutFilters(list, own), q: null }).split('?')[0]!)}
      onSubmit={onSubmit}
      onChange={({ target }) => {
        if ((target as unknown as HTMLInputElement).type === 'checkbox') apply(read());
      }}
    >
      {list.q !== null && <input type="hidden" name="q" value={list.q} />}
      {list.view && <input type="hidden" name="view" value={list.view} />}
      {hasRange(facets.tr, 'tr_min', 'tr_max') && (
        <RangeFilter
          title={texts.capacity.title}
          names={['tr_min', 'tr_max']}
          labels={[texts.capacity.smallest, texts.capacity.largest]}
          example={texts.capacity.example}
          swappedNote={listFiltersTexts.swapped.capacity}
          axis={facets.tr}
          bounds={[current.bounds.tr_min, current.bounds.tr_max]}
          marks={marks.tr}
          step={0.01}
          write={(value, other) =>
            other === undefined
              ? texts.capacity.value(formatCapacity(value))
              : texts.capacity.range(formatCapacity(value), formatCapacity(other))
          }
          converted={(from, to) =>
            texts.capacity.converted(formatCapacity(trToKw(from)), formatCapacity(trToKw(to)))
          }
        />
      )}
      {hasRange(facets.flow, 'flow_min', 'flow_max') && (
        <RangeFilter
          title={texts.flow.title}
          names={['flow_min', 'flow_max']}
          labels={[texts.flow.smallest, texts.flow.largest]}
          example={texts.flow.example}
          swappedNote={listFiltersTexts.swapped.flow}
          axis={facets.flow}
          bounds={[current.bounds.flow_min, current.bounds.flow_max]}
          marks={marks.flow}
          step={50}
          write={(value, other) =>
            other === undefined
              ? listFiltersTexts.flow(value)
              : texts.flow.range(groupThousands(value), listFiltersTexts.flow(other))
          }
        />
      )}
      {hasRange(facets.price, 'price_min', 'price_max') && (
        <RangeFilter
          title={texts.price.title}
          names={['price_min', 'price_max']}
          labels={[texts.price.lowest, texts.price.highest]}
          example={texts.price.example}
          swappedNote={listFiltersTexts.swapped.price}
          axis={facets.price}
          bounds={[current.bounds.price_min, current.bounds.price_max]}
          marks={marks.price}
          step={500}
          write={(value, other) =>
            other === undefined ? taka(value) : texts.price.range(taka(value), taka(other))
          }
        />
      )}
      {PILLS.map(group)}
      {!ofCategory && group('category')}
      <noscript>
        <button className="button button--main">{texts.show}</button>
      </noscript>
    </form>
  );
}

const ignore = () => undefined;

const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]'),
];

interface FilterValuesProps {
  name: string;
  title: string;
  values: FacetValue[];
  chosen: string[];
  look: 'pills' | 'rows';
}

/** Values of one filter as checkboxes with their counts. Omits values without products. */
function FilterValues({ name, title, values, chosen, look }: FilterValuesProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <Choices className={look === 'rows' ? styles.rows : styles.pills}>
        {values.map(({ value, label, count }) => (
          <label key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              // Handled by the form.
              onChange={ignore}
            />
            <span>
              {`${label} `}
              <small>{count}</small>
            </span>
          </label>
        ))}
      </Choices>
    </fieldset>
  );
}
