import type { CatalogueProduct, Category } from '@shishir/contract';
import type { SizingValues } from '@shishir/sizing';
import { Table } from '../../../platform/ui/table';
import { SectionHeader } from '../../product-parts/section-header';
import { productPageTexts } from './product-page.texts';
import { specificationTexts } from '../../product-parts/specification.texts';
import { indoorFamilies, missingOf, oldDataNote, type Row, sectionsOf } from './product-sections';
import styles from './product-sections.module.css';

const texts = productPageTexts.specification;

interface SpecificationProps {
  product: CatalogueProduct;
  categories: Category[];
  values: SizingValues;
}

/** Shows all known values of a product, and one sentence about the missing ones with a button to ask for them. */
export function Specification({ product, categories, values }: SpecificationProps) {
  const indoor = indoorFamilies(product, categories);
  // Without families: those of an outdoor unit are too many for a cell.
  const sections = sectionsOf(product, indoor.length > 0 ? [] : categories, values).filter(
    ({ rows }) => rows.some(({ value }) => Boolean(value)),
  );
  const missing = missingOf(product);
  const note = oldDataNote(product);
  return (
    <section className="product-fit block">
      <div className="wrap">
        <SectionHeader>
          <h2>{texts.title}</h2>
          <p>{texts.lead(product.model)}</p>
        </SectionHeader>
        <div className={styles.specifications}>
          {sections.map(({ title, rows }) => (
            <div key={title}>
              <h3>{title}</h3>
              <SpecTable label={title} rows={rows} />
            </div>
          ))}
        </div>
        {indoor.length > 0 && (
          <nav className={styles.worksWith} aria-labelledby="works-with">
            <h3 id="works-with">{specificationTexts.names.worksWith}</h3>
            <ul>
              {indoor.map(({ id, title, path }) => (
                <li key={id}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {note && <p className={`quiet ${styles.specificationNote}`}>{note}</p>}
        {missing.length > 0 && (
          <div className={styles.missing}>
            <p>
              <b>{texts.missingLabel}</b> {texts.missing(missing)}
            </p>
            <a className="button button--line" href={`/contact-us?product=${product.id}`}>
              {texts.ask}
            </a>
          </div>
        )}
      </div>
    </section>
  );
}

/** Table of names and known values. */
export function SpecTable({ label, rows }: { label: string; rows: Row[] }) {
  return (
    <Table className="spec" aria-label={label}>
      <tbody>
        {rows
          .filter(({ value }) => Boolean(value))
          .map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}
