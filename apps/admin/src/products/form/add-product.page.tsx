import { Link } from 'react-router-dom';
import { PageTitle } from '../../ui/page/page-title';
import { CategoriesNeeded } from './categories-needed';
import { ProductForm } from './product-form';
import { productFormTexts as texts } from './product-form.texts';
import { productPaths } from '../../ui/page/paths';
import { productsTexts } from '../products.texts';

export default function AddProductPage() {
  return (
    <>
      <PageTitle text={texts.addTitle} />
      <div className="page-head">
        <div>
          <p className="crumbs">
            <Link to={productPaths.list}>{productsTexts.listTitle}</Link>
          </p>
          <h1>{texts.addTitle}</h1>
        </div>
      </div>
      <CategoriesNeeded>
        {(categories) => <ProductForm product={null} categories={categories} />}
      </CategoriesNeeded>
    </>
  );
}
