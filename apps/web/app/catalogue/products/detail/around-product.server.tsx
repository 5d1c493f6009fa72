import type { CatalogueProduct, Category, ListedProduct, VrfProject } from '@shishir/contract';
import { projectCategoryTexts } from '@shishir/contract/rules';
import { formatCapacity, priceView } from '@shishir/format';
import { Icon } from '../../../platform/ui/icon';
import { NeedText } from '../../product-parts/outdoor-need';
import { sizeLabel } from '../../product-parts/size-label.server';
import { SectionHeader } from '../../product-parts/section-header';
import { UnitRow } from '../../product-parts/unit-row';
import { Modules, modulesOf } from './chiller-modules.server';
import { NearProduct } from './near-product.server';
import { productPageTexts } from './product-page.texts';
import styles from './product-sections.module.css';

const { around: texts, projects: projectsTexts } = productPageTexts;

/** Neighbours of a product in the catalogue. */
export interface Around {
  smaller: ListedProduct | null;
  larger: ListedProduct | null;
  /** Products of about the same capacity, one per other family. */
  others: ListedProduct[];
}

const linkOf = (product: ListedProduct) => ({ ...product, picture: product.pictures[0] ?? null });

const priceOf = ({ regular_price, offer_price }: CatalogueProduct) => {
  const view = priceView(regular_price, offer_price);
  return view.kind === 'price' ? view.price : null;
};

interface AroundSectionProps {
  product: CatalogueProduct;
  categories: Category[];
  around: Around;
  /** True if the section above is not white. */
  white: boolean;
}

/** Shows the next sizes of the family, and units of other families with about the same capacity. */
export function AroundSection({ product, categories, around, white }: AroundSectionProps) {
  const { smaller, larger, others } = around;
  const sizes = smaller ?? larger;
  const modules = modulesOf(product);
  if (!sizes && others.length === 0 && !modules) return null;
  const price = product.discontinued ? null : priceOf(product);
  const { cooling_kw } = product;
  const near = (other: ListedProduct) => ({
    product: linkOf(other),
    size: other.category_kind === 'ventilation' ? sizeLabel(other) : null,
    price,
    need: <NeedText kind={other.category_kind} categories={categories} short />,
  });
  return (
    <section className={white ? 'product-fit block' : 'block'} aria-labelledby="around">
      <div className={`wrap ${styles.around}`}>
        <h2 id="around">
          {modules
            ? texts.sizesAndCombinations
            : others.length > 0
              ? texts.sizesAndTypes
              : texts.sizes}
        </h2>
        {sizes && (
          <div className={others.length > 0 || modules ? undefined : styles.alone}>
            <h3 className={styles.kindTitle}>{texts.nextSize}</h3>
            <ul>
              {smaller && <NearProduct {...near(smaller)} step="smaller" />}
              {larger && <NearProduct {...near(larger)} step="larger" />}
            </ul>
            {!smaller && <p className={`quiet ${styles.note}`}>{texts.smallest}</p>}
            {!larger && <p className={`quiet ${styles.note}`}>{texts.largest}</p>}
          </div>
        )}
        {others.length > 0 && (
          <div>
            <h3 className={styles.kindTitle}>
              {cooling_kw === null
                ? texts.others
                : texts.othersOfCapacity(formatCapacity(cooling_kw))}
            </h3>
            <ul>
              {others.map((other) => (
                <NearProduct key={other.id} {...near(other)} />
              ))}
            </ul>
          </div>
        )}
        {modules && <Modules modules={modules} />}
      </div>
    </section>
  );
}

/** Shows projects of the same maker with units of the same type. */
export function ProjectsSection({ projects }: { projects: VrfProject[] }) {
  if (projects.length === 0) return null;
  return (
    <section className="block" aria-labelledby="with-it">
      <div className="wrap">
        <SectionHeader>
          <h2 id="with-it">{projectsTexts.title}</h2>
          <a className="link" href="/our-projects">
            {projectsTexts.all} <Icon name="arrow" />
          </a>
        </SectionHeader>
        <ul className={styles.projects}>
          {projects.map(({ id, project_name, picture, category, location, capacity }) => (
            <UnitRow
              key={id}
              href={`/our-projects?project=${id}`}
              title={project_name}
              picture={picture}
              sizes="128px"
            >
              <p>
                {[category && projectCategoryTexts.nameOf(category), location, capacity]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </UnitRow>
          ))}
        </ul>
      </div>
    </section>
  );
}
