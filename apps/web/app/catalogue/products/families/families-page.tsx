import { Link } from 'react-router';
import { CategoryBar } from '../category-bar';
import { Breadcrumb } from '../../../platform/ui/breadcrumb';
import { ClosingCall } from '../../../platform/ui/closing-call';
import { Icon } from '../../../platform/ui/icon';
import { useShell } from '../../../platform/ui/page/shell-data';
import { ServerHtml } from '../../../platform/ui/server-html';
import { axisOf } from '../../product-parts/card-product';
import { SectionHeader } from '../../product-parts/section-header';
import { ProductGrid } from '../list/product-grid';
import type { FamiliesPage as Page } from './families-page.server';
import { familiesPageTexts as texts } from './families-page.texts';
// Styles of parts that the server renders.
import '../../product-parts/unit-row.css';
import listStyles from '../list/product-list.module.css';
import styles from './families-page.module.css';

/** Page of all families with their sizes, followed by the first products. */
export function FamiliesPage({ lead, crumbs, models, html, products }: Page) {
  const axis = axisOf(useShell().categories);
  return (
    <>
      <CategoryBar count={models} />
      <div className={`wrap ${listStyles.header}`}>
        <Breadcrumb crumbs={crumbs} />
        <h1>{texts.heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      <ServerHtml html={html} />
      {products.length > 0 && (
        <section className="wrap block" aria-labelledby="all-products">
          <SectionHeader>
            <h2 id="all-products">{texts.list.title}</h2>
            <Link className="link" to="/products?view=all">
              {texts.list.filter} <Icon name="arrow" />
            </Link>
          </SectionHeader>
          <ProductGrid products={products} axis={axis} />
          {models > products.length && (
            <Link className={`button button--line ${styles.more}`} to="/products?view=all&page=2">
              {texts.list.next(Math.min(products.length, models - products.length), models)}
            </Link>
          )}
        </section>
      )}
      <ClosingCall
        title={texts.closing.title}
        text={texts.closing.text}
        action={texts.closing.action}
      />
    </>
  );
}
