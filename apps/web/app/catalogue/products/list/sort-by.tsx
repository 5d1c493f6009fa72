import { useId } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../platform/ui/icon';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden';
import {
  type ListAddress,
  type ProductSort,
  SORTS,
  useAddressOf,
} from '../../list-filters/list-address';
import { productListTexts } from './product-list.texts';
import styles from './sort-by.module.css';

const texts = productListTexts.sort;

interface SortByProps {
  list: ListAddress;
  /** Id of the filter form, which submits the sort order without JavaScript. */
  form: string;
  /** True for a list of ventilators, which are sorted by air flow. */
  ventilates: boolean;
}

/** Select with the sort orders of a list. */
export function SortBy({ list, form, ventilates }: SortByProps) {
  const addressOf = useAddressOf();
  const navigate = useNavigate();
  const id = useId();
  return (
    <div className={styles.sort}>
      <VisuallyHidden as="label" at="sm-down" htmlFor={id}>
        {texts.label}
      </VisuallyHidden>
      <span className="select">
        <select
          key={list.sort}
          id={id}
          name="sort"
          form={form}
          defaultValue={list.sort}
          autoComplete="off"
          onChange={({ target }) =>
            void navigate(addressOf({ ...list, sort: target.value as ProductSort, page: 1 }), {
              preventScrollReset: true,
            })
          }
        >
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {list.q !== null && value === 'position'
                ? texts.bestMatch
                : ((ventilates ? texts.ofVentilators[value] : undefined) ?? label)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      <noscript>
        <button className="button button--line button--small" form={form}>
          {texts.submit}
        </button>
      </noscript>
    </div>
  );
}
