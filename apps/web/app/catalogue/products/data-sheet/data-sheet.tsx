import { mountingTexts, type SizingValues } from '@shishir/sizing';
import '../drawing/drawing.css';
import type { CatalogueProduct, Company } from '@shishir/contract';
import { hasCompressor, needsOutdoorUnit, mountingOf } from '@shishir/contract/rules';
import { formatCapacity, formatDate, formatPhone, groupThousands } from '@shishir/format';
import { languageOf } from '../../../platform/locale/language-of';
import { DrawnLogo } from '../../../platform/ui/logo';
import { useShell } from '../../../platform/ui/page/shell-data';
import { Picture } from '../../../platform/ui/picture';
import { Table } from '../../../platform/ui/table';
import { airFlowOf } from '../../product-parts/air-flow';
import { type KeyFigure, KeyFigures } from '../../product-parts/key-figures';
import { sizeOf } from '../../product-parts/unit-size';
import { specificationTexts } from '../../product-parts/specification.texts';
import { missingOf, oldDataNote, sectionsOf } from '../detail/product-sections';
import { DimensionDrawing } from '../drawing/dimension-drawing';
import '../detail/spec-tables.css';
import { dataSheetTexts as texts } from './data-sheet.texts';
import styles from './data-sheet.module.css';

interface DataSheetProps {
  product: CatalogueProduct;
  values: SizingValues;
}

/** Shows all values of a product on one sheet. */
export function DataSheet({ product, values }: DataSheetProps) {
  const { company, publicUrl } = useShell();
  const { id, title, brand, model, discontinued, successor, revision, updated_at } = product;
  const picture = product.pictures[0];
  const { place } = mountingOf(product.category_kind);
  const size = sizeOf(product);
  const sections = sectionsOf(product, [], values)
    .map((section) => ({ ...section, rows: section.rows.filter(({ value }) => Boolean(value)) }))
    .filter(({ rows }) => rows.length > 0);
  const missing = missingOf(product);
  const note = oldDataNote(product);
  return (
    <article className={`${styles.sheet} number`}>
      <Head company={company} />
      <div className={styles.header}>
        <div>
          <p>{texts.typeLine(typeOf(product))}</p>
          <h1 lang={languageOf(title)}>{title}</h1>
        </div>
        <dl>
          {brand && (
            <div>
              <dt>{texts.brand}</dt>
              <dd>{brand}</dd>
            </div>
          )}
          <div>
            <dt>{texts.model}</dt>
            <dd>{model}</dd>
          </div>
        </dl>
      </div>
      {discontinued && (
        <p className={styles.sheetEnd}>
          {successor
            ? texts.discontinuedWithSuccessor(successor.title, successor.model)
            : texts.discontinued}
        </p>
      )}
      <div className={styles.summary}>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 861px) 290px, (min-width: 561px) 45vw, 94vw"
          />
        )}
        <KeyFigures figures={figuresOf(product)} />
      </div>
      {size && (
        <section className={styles.drawings}>
          <h2>{texts.dimensions}</h2>
          <DimensionDrawing product={product} />
          <p>{mountingTexts[place].fit(size)}</p>
        </section>
      )}
      <div className={styles.groups}>
        {sections.map(({ title: section, rows }) => (
          <section key={section}>
            <h2>{section}</h2>
            <Table className="spec" aria-label={section}>
              <tbody>
                {rows.map(({ name, value }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </section>
        ))}
      </div>
      <p className={styles.notes}>
        {note && `${note} `}
        {missing.length > 0 && `${texts.missing(missing.join(', '))} `}
        {texts.notes}
      </p>
      <div className={styles.footer}>
        <span>{`${publicUrl.replace(/^https?:\/\//, '')}/products/${id}`}</span>
        <span>{texts.revision(revision ?? 1, formatDate(updated_at))}</span>
        <span>{texts.page}</span>
      </div>
    </article>
  );
}

function Head({ company }: { company: Company | null }) {
  if (!company) return null;
  const { name, head_office, sales_phones, sales_email } = company;
  const phone = sales_phones[0];
  const place = [head_office?.street, head_office?.city].filter(Boolean).join(', ');
  const ways = [phone && formatPhone(phone), sales_email].filter(Boolean);
  return (
    <header className={styles.letterhead}>
      <span className={styles.logo}>
        <DrawnLogo name={name ?? ''} waves="#fff" />
      </span>
      <p>
        {place}
        {place && ways.length > 0 && <br />}
        {ways.join(', ')}
      </p>
    </header>
  );
}

function typeOf({ category, category_kind }: CatalogueProduct): string {
  return needsOutdoorUnit(category_kind) ? texts.indoorUnit : category.toLowerCase();
}

/** Returns capacity or air flow, power and size. */
function figuresOf(product: CatalogueProduct): (KeyFigure | null)[] {
  const { cooling_kw, cooling_tr, cooling_btu, power_input_w, category_kind } = product;
  const size = sizeOf(product);
  const outdoor = hasCompressor(category_kind);
  const { place } = mountingOf(category_kind);
  const { names } = specificationTexts;
  const flow = airFlowOf(product);
  return [
    flow === null
      ? null
      : { label: names.airflow, value: groupThousands(flow), unit: 'm³/h', note: null },
    cooling_kw === null
      ? null
      : {
          label: names.coolingCapacity,
          value: formatCapacity(cooling_kw),
          unit: 'kW',
          note: [
            cooling_tr !== null && `${formatCapacity(cooling_tr)} TR`,
            cooling_btu !== null && `${groupThousands(cooling_btu)} BTU/h`,
          ]
            .filter(Boolean)
            .join(', '),
        },
    power_input_w === null
      ? null
      : {
          label: names.powerInput,
          value: outdoor ? formatCapacity(power_input_w / 1000) : groupThousands(power_input_w),
          unit: outdoor ? 'kW' : 'W',
          note: needsOutdoorUnit(category_kind)
            ? texts.figures.indoorUnitOnly
            : oldDataNote(product)
              ? texts.figures.oldData
              : texts.figures.rated,
        },
    size && {
      label: texts.figures.size,
      value: [size.width, size.height, size.depth].map(groupThousands).join(' × '),
      unit: 'mm',
      note: mountingTexts[place].sizeNote,
    },
  ];
}
