import { Link } from 'react-router-dom';
import { useCategories } from '../categories/categories.queries';
import { overviewTexts } from './overview.texts';
import { Panel } from './panel';

/** How many products each category has, the fullest first. */
export function CataloguePanel() {
  const answer = useCategories();
  const categories = answer.data?.body.data
    .filter((category) => category.product_count > 0)
    .sort((a, b) => b.product_count - a.product_count);
  const total = categories?.reduce((sum, category) => sum + category.product_count, 0) ?? 0;
  const most = categories?.[0]?.product_count ?? 1;
  return (
    <Panel
      title={overviewTexts.catalogue}
      failure={answer.data ? null : answer.error}
      retry={() => void answer.refetch()}
      aside={categories && <span className="mut num">{overviewTexts.products(total)}</span>}
    >
      {categories?.length === 0 && <p className="panel__note">{overviewTexts.emptyCatalogue}</p>}
      <ul className="bars num">
        {categories?.map((category) => (
          <li key={category.id}>
            <Link to={`/dashboard/product/product-list?category=${category.slug}`}>
              <span>{category.title}</span>
              <span className="bars__ground" aria-hidden="true">
                <i style={{ width: `${(category.product_count / most) * 100}%` }} />
              </span>
              <span>{category.product_count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
