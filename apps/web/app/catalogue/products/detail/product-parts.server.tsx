import type { CatalogueProduct, Category } from '@shishir/contract';
import type { AskedPrice } from '../../../sales/enquiry/price-form';
import { toHtml } from '../../../platform/ui/server-html.server';
import { ProductFit } from '../drawing/product-fit.server';
import { fitUnitOf } from '../fit/fit-unit.server';
import { AroundSection, ProjectsSection } from './around-product.server';
import { isOnRequest, Price, Service, Terms } from './buying-box.server';
import { ExampleSection } from './example-system.server';
import { featuresOf } from './feature-lists.server';
import { FeatureSection } from './feature-section.server';
import { ProductDocuments } from './product-documents.server';
import { ProductFigures, ProductHead } from './product-head.server';
import { ProductRunningCost } from './running-cost.server';
import { Specification } from './spec-sections.server';
import type { Surroundings } from './surroundings.server';

/** Static parts of a product's page, as HTML. */
export interface ProductParts {
  head: string;
  price: string;
  /** Form for the price of a product on request. */
  ask: AskedPrice | null;
  /** Key figures, availability and the sales contact. */
  service: string;
  /** Delivery, installation and warranty, and the maker's documents. */
  terms: string;
  /** Dimensions, features, specification, example system, similar products and projects. */
  more: string;
}

export function partsOf(
  product: CatalogueProduct,
  categories: Category[],
  { around, system, projects, company, terms, values, sizing }: Surroundings,
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
    price: toHtml(<Price product={product} categories={categories} />),
    ask,
    service: toHtml(
      <>
        <ProductFigures product={product} values={values} />
        <Service product={product} company={company} terms={terms} />
      </>,
    ),
    terms: toHtml(
      <>
        <Terms product={product} />
        <ProductDocuments product={product} />
      </>,
    ),
    more: toHtml(
      <>
        {!fitUnitOf(product) && <ProductFit product={product} />}
        {features && <FeatureSection features={features} />}
        <Specification product={product} categories={categories} values={values} />
        <ProductRunningCost product={product} sizing={sizing} />
        {system && <ExampleSection system={system} />}
        <AroundSection
          product={product}
          categories={categories}
          around={around}
          white={system !== null}
        />
        <ProjectsSection projects={projects} />
      </>,
    ),
  };
}
