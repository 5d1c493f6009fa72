import type { CatalogueProduct, Category } from '@shishir/contract';
import { Table } from '../../../platform/ui/table';
import { SectionHeader } from '../../product-parts/section-header';
import { productPageTexts } from './product-page.texts';
import { lowerFirst, type Row, sectionsOf } from './product-sections';
import styles from './product.module.css';

const texts = productPageTexts.specification;

interface SpecificationProps {
  product: CatalogueProduct;
  categories: Category[];
}

/** Shows all values of a product. The missing ones of a section share one row with a link to ask for them. */
export function Specification({ product, categories }: SpecificationProps) {
  const sections = sectionsOf(product, categories).filter(({ rows }) => rows.length > 0);
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
              <SpecTable label={title} rows={rows} askFor={product.id} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

interface SpecTableProps {
  label: string;
  rows: Row[];
  /** Id of the product for the enquiry about missing values. */
  askFor: number;
}

/** Table of names and values. Missing ones share its last row. */
export function SpecTable({ label, rows, askFor }: SpecTableProps) {
  const missing = rows.filter(({ value, asked }) => !value && asked);
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
        {missing.length > 0 && (
          <tr>
            <th scope="row">{inSentence(missing.map(({ name }) => name))}</th>
            <td>
              <a className={styles.inlineLink} href={`/contact-us?product=${askFor}`}>
                {texts.ask}
              </a>
            </td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}

/** Joins names: 'Liquid pipe, gas pipe, drain pipe'. */
const inSentence = ([first, ...rest]: string[]) => [first, ...rest.map(lowerFirst)].join(', ');
