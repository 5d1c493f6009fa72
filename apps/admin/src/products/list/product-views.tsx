import { Link } from 'react-router-dom';
import { productPaths } from '../../ui/page/paths';
import { productsTexts } from '../products.texts';

const { label, catalogue, trash } = productsTexts.views;

/** The catalogue, or what was deleted in the last 30 days. */
export function ProductViews({ inTrash }: { inTrash: boolean }) {
  return (
    <nav aria-label={label} className="views">
      <Link to={productPaths.list} aria-current={inTrash ? undefined : 'page'}>
        {catalogue}
      </Link>
      <Link to={productPaths.trash} aria-current={inTrash ? 'page' : undefined}>
        {trash}
      </Link>
    </nav>
  );
}
