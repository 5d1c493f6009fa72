import type { FacetValue } from './facets';

interface FilterValuesProps {
  name: string;
  title: string;
  values: FacetValue[];
  chosen: string[];
  look: 'pills' | 'rows';
}

/** The values of one filter to tick, each with what it would show. One that would show nothing cannot be ticked. */
export function FilterValues({ name, title, values, chosen, look }: FilterValuesProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className={look}>
        {values.map(({ value, label, count }) => {
          const checked = chosen.includes(value);
          return (
            <label key={value}>
              <input
                type="checkbox"
                name={name}
                value={value}
                checked={checked}
                disabled={count === 0 && !checked}
                readOnly
                autoComplete="off"
              />
              <span>
                {label} <small className="num">{count}</small>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
