import { Link } from 'react-router';
import { EmptyState, StatePage } from '../../platform/ui/empty-state';
import { CategoryBar } from './category-bar';
import { Families } from './families';
import { productsTexts as texts } from './products.texts';

interface NoProductsProps {
  heading?: string;
  text: string;
  level?: 'h1' | 'h2';
  /** Address of the list without its filters, if it has any. */
  clear?: string;
}

/** Empty state of a list. */
export function NoProducts({ heading, text, level, clear }: NoProductsProps) {
  return (
    <>
      <EmptyState heading={heading ?? texts.empty.title} text={text} level={level}>
        {clear ? (
          <>
            <Link className="button button--main" to={clear} preventScrollReset>
              {texts.empty.clearFilters}
            </Link>
            <Link className="link" to="/contact-us">
              {texts.empty.talkToSales}
            </Link>
          </>
        ) : (
          <>
            <Link className="button button--main" to="/contact-us">
              {texts.empty.talkToSales}
            </Link>
            <Link className="link" to="/products">
              {texts.empty.allProducts}
            </Link>
          </>
        )}
      </EmptyState>
      <Families />
    </>
  );
}

/** Page for an unknown category. */
export function NoCategory() {
  return (
    <>
      <CategoryBar count={0} />
      <StatePage belowBar>
        <NoProducts level="h1" text={texts.unknownCategory} />
      </StatePage>
    </>
  );
}

/** Page for an unknown or hidden product. */
export function NoProduct() {
  return (
    <>
      <CategoryBar count={0} />
      <StatePage belowBar>
        <EmptyState
          drawing="drop"
          heading={texts.unknownProduct.title}
          level="h1"
          text={texts.unknownProduct.text}
        />
      </StatePage>
    </>
  );
}
