import type { CatalogueProduct, Category } from '@shishir/contract';
import type { AskedPrice } from '../../../sales/enquiry/price-form';
import { toHtml } from '../../../platform/ui/server-html.server';
import { ProductFit } from '../drawing/product-fit.server';
import { AroundSection, ProjectsSection } from './around-product.server';
import { BuyingFacts, isOnRequest, Reach, Service } from './buying-box.server';
import { ExampleSection } from './example-system.server';
import { featuresOf } from './feature-lists.server';
import { FeatureSection } from './feature-section.server';
import { ProductDocuments } from './product-documents.server';
import { ProductHead } from './product-head.server';
import { ProductRunningCost } from './running-cost.server';
import { Specification } from './spec-sections.server';
import type { Surroundings } from './surroundings.server';

/** Static parts of a product's page, as HTML. */
export interface ProductParts {
  head: string;
  price: string;
  /** Form for the price of a product on request. The sales contact is then below the documents. */
  ask: AskedPrice | null;
  reach: string;
  documents: string;
  /** Dimensions, features, specification, example system, similar products and projects. */
  more: string;
}

export function partsOf(
  product: CatalogueProduct,
  categories: Category[],
  { around, system, projects, company, terms, sizing }: Surroundings,
): ProductParts {
  const { id, category_kind, title, model } = product;
  const features = featuresOf(category_kind);
  const ask: AskedPrice | null = isOnRequest(product)
    ? {
        subject: `${title} (${model})`,
        ...(category_kind === 'chiller' && { questions: 'plant' }),
        source: { page: `/products/${id}`, product_id: id },
        terms,
      }
    : null;
  return {
    head: toHtml(<ProductHead product={product} categories={categories} />),
    price: toHtml(<BuyingFacts product={product} categories={categories} />),
    ask,
    reach: ask ? '' : toHtml(<Reach company={company} terms={terms} />),
    documents: toHtml(
      <>
        <ProductDocuments product={product} />
        <ProductRunningCost product={product} sizing={sizing} />
        {ask && <Service product={product} company={company} terms={terms} />}
      </>,
    ),
    more: toHtml(
      <>
        <ProductFit product={product} />
        {features && (
          <FeatureSection features={features} picture={product.pictures.at(-1) ?? null} />
        )}
        <Specification product={product} categories={categories} />
        {system && <ExampleSection system={system} />}
        <AroundSection product={product} categories={categories} around={around} />
        <ProjectsSection projects={projects} />
      </>,
    ),
  };
}
