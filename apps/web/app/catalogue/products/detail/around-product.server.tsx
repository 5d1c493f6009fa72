import type { CatalogueProduct, Category, Product, VrfProject } from '@shishir/contract';
import { formatCapacity, priceView } from '@shishir/format';
import { Card } from '../../../platform/ui/card';
import cardStyles from '../../../platform/ui/card.module.css';
import { Icon } from '../../../platform/ui/icon';
import { Picture } from '../../../platform/ui/picture';
import { NeedText } from '../../product-parts/outdoor-need';
import { SectionHeader } from '../../product-parts/section-header';
import { Modules, modulesOf } from './chiller-modules.server';
import { NearProduct } from './near-product.server';
import styles from './product.module.css';

/** Neighbours of a product in the catalogue. */
export interface Around {
  smaller: Product | null;
  larger: Product | null;
  /** Products of about the same capacity, one per other family. */
  others: Product[];
}

const linkOf = (product: Product) => ({ ...product, picture: product.pictures[0] ?? null });

const priceOf = ({ regular_price, offer_price }: CatalogueProduct) => {
  const view = priceView(regular_price, offer_price);
  return view.kind === 'price' ? view.price : null;
};

interface AroundSectionProps {
  product: CatalogueProduct;
  categories: Category[];
  around: Around;
}

/** Shows the next sizes of the family, and units of other families with about the same capacity. */
export function AroundSection({ product, categories, around }: AroundSectionProps) {
  const { smaller, larger, others } = around;
  const sizes = smaller ?? larger;
  const modules = modulesOf(product);
  if (!sizes && others.length === 0 && !modules) return null;
  const price = product.discontinued ? null : priceOf(product);
  const capacity =
    product.cooling_kw !== null
      ? `The same ${formatCapacity(product.cooling_kw)} kW`
      : 'The same capacity';
  const kind = product.category;
  const near = (other: Product) => ({
    product: linkOf(other),
    price,
    need: <NeedText kind={other.category_kind} categories={categories} short />,
  });
  return (
    <section className="product-fit block" aria-labelledby="around">
      <div className={`wrap ${styles.around}`}>
        <h2 id="around">
          {modules
            ? 'Next size and combinations'
            : others.length > 0
              ? 'Other sizes and kinds'
              : 'Other sizes'}
        </h2>
        {sizes && (
          <div className={others.length > 0 || modules ? undefined : styles.alone}>
            <h3 className={styles.kindTitle}>Next size</h3>
            <ul>
              {smaller && <NearProduct {...near(smaller)} step="smaller" />}
              {larger && <NearProduct {...near(larger)} step="larger" />}
            </ul>
            {!smaller && (
              <p className={`quiet ${styles.note}`}>This is the smallest size of {kind}.</p>
            )}
            {!larger && (
              <p className={`quiet ${styles.note}`}>This is the largest size of {kind}.</p>
            )}
          </div>
        )}
        {others.length > 0 && (
          <div>
            <h3 className={styles.kindTitle}>{capacity} in other kinds</h3>
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
          <h2 id="with-it">Projects with this kind of unit</h2>
          <a className="link" href="/our-projects">
            Our Projects <Icon name="arrow" />
          </a>
        </SectionHeader>
        <ul className={styles.projects}>
          {projects.map((project) => (
            <Card as="li" plain key={project.id}>
              <Picture
                picture={project.picture}
                sizes="(min-width: 561px) 46vw, 94vw"
                className="warm"
              />
              <h3>
                <a className={cardStyles.link} href={`/our-projects?project=${project.id}`}>
                  {project.project_name}
                </a>
              </h3>
              <p className="quiet">
                {[project.category, project.location, project.capacity].filter(Boolean).join(', ')}
              </p>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  );
}
