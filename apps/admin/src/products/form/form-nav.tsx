import type { MouseEvent } from 'react';
import type { FormProblems } from '../../ui/form/form-problems';
import { productFormTexts as texts } from './product-form.texts';
import { partId, PRODUCT_PARTS, type ProductPart } from './form-sections';
import type { ProductField } from './product-form-values';

interface Props {
  parts: ProductPart[];
  /** Where somebody types at the moment. */
  current: ProductPart | null;
  problems: FormProblems<ProductField>['fields'];
}

/** The parts of the form, each with how much of it is wrong. */
export function ProductFormNav({ parts, current, problems }: Props) {
  // Not a step of the address: the back button leads out of the form.
  const go = (event: MouseEvent, part: ProductPart) => {
    event.preventDefault();
    const place = document.getElementById(partId(part));
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  };
  return (
    <nav className="form-nav" aria-label={texts.partsLabel}>
      {parts.map((part) => {
        const wrong = PRODUCT_PARTS[part].filter((name: ProductField) => problems[name]).length;
        return (
          <a
            key={part}
            href={`#${partId(part)}`}
            aria-current={part === current ? 'location' : undefined}
            onClick={(event) => go(event, part)}
          >
            {texts.parts[part]}
            {wrong > 0 && (
              <span className="num" title={texts.attention(wrong)}>
                <span aria-hidden="true">{wrong}</span>
                <span className="vh">, {texts.attention(wrong)}</span>
              </span>
            )}
          </a>
        );
      })}
    </nav>
  );
}
