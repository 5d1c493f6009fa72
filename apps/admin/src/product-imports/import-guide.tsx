import Button from '@mui/material/Button';
import {
  INVERTER_TYPES,
  PANEL_COLORS,
  PANEL_TYPES,
  type Product,
  PRODUCT_TYPES,
  REFRIGERANTS,
  SERVICE_STATUSES,
  VISIBILITIES,
} from '@shishir/contract';
import { DownIcon, DownloadIcon } from '../theme/icons';
import { ExportMenu } from './export-menu';
import { guideTexts as texts } from './product-imports.texts';

/** What a file of products looks like, with something to begin from. */
export function ImportGuide() {
  return (
    <section className="paper guide" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <ul>
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="guide__files">
        <Button
          variant="outlined"
          component="a"
          href={TEMPLATE}
          download={TEMPLATE_NAME}
          startIcon={<DownloadIcon />}
        >
          {texts.template}
        </Button>
        <ExportMenu query={{}} />
      </div>
      <details>
        <summary>
          {texts.columns}
          <DownIcon />
        </summary>
        <table aria-label={texts.columns}>
          <thead>
            <tr>
              <th scope="col">{texts.column}</th>
              <th scope="col">{texts.takes}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(IMPORT_COLUMNS).map(([column, takes]) => (
              <tr key={column}>
                <th scope="row">{column}</th>
                <td>{takes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** What of a product the file does not hold: it follows from the rest. */
type Derived =
  | 'category_slug'
  | 'category_id'
  | 'pictures'
  | 'updated_at'
  | 'blank_fields'
  | 'version'
  | 'created_at'
  | 'deleted_at';

const oneOf = (choices: readonly string[]) => choices.join(' or ');
const whole = 'Whole number';
const figure = 'Number, two decimals at most';
const text = 'Text';
const taka = 'Whole taka';
const day = 'Day, as in 2026-03-26';
const price = `${taka}; empty is price on request`;
const picture = 'Address of a picture that is known here';

/** The columns of a products file in the order of the export, each with what it takes. */
const IMPORT_COLUMNS: Record<Exclude<keyof Product, Derived>, string> = {
  id: 'Number of the product; empty for a new one',
  type: `Needed. ${oneOf(PRODUCT_TYPES)}`,
  wind_free: 'Label, such as Wind-free',
  brand: text,
  model: 'Needed. Text',
  title: 'Needed. Text',
  horsepower: figure,
  cooling_kw: figure,
  cooling_btu: whole,
  cooling_tr: figure,
  power_input_w: whole,
  air_flow_high_cfm: whole,
  air_flow_medium_cfm: whole,
  air_flow_low_cfm: whole,
  refrigerant: oneOf(REFRIGERANTS),
  size_width_mm: whole,
  size_height_mm: whole,
  size_depth_mm: whole,
  panel_model: text,
  panel_type: oneOf(PANEL_TYPES),
  panel_color: oneOf(PANEL_COLORS),
  regular_price: price,
  offer_price: price,
  inverter_type: oneOf(INVERTER_TYPES),
  category: 'Needed. Title, path or other spelling of a category',
  image_1: picture,
  image_2: picture,
  image_3: picture,
  visibility: oneOf(VISIBILITIES),
  position: 'Whole number; small ones come first',
  product_id: text,
  ime: text,
  receive_date: day,
  delivery_date: day,
  problem: text,
  status: oneOf(SERVICE_STATUSES),
  customer_name: text,
  customer_number: 'Phone number',
  bill: taka,
  paid: taka,
  due: 'Bill less paid',
};

/** A CSV of the headings alone, with the mark that spreadsheets need to read it as UTF-8. */
const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent(
  `\uFEFF${Object.keys(IMPORT_COLUMNS).join(',')}\r\n`,
)}`;
const TEMPLATE_NAME = 'products-template.csv';
