import Button from '@mui/material/Button';
import {
  FILE_COLUMNS,
  productField,
  type FileColumn,
  type ProductKind,
} from '@shishir/contract/product-fields';
import { ChevronDownIcon, DownloadIcon } from 'lucide-react';
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
          <ChevronDownIcon />
        </summary>
        <table aria-label={texts.columns}>
          <thead>
            <tr>
              <th scope="col">{texts.column}</th>
              <th scope="col">{texts.takes}</th>
            </tr>
          </thead>
          <tbody>
            {FILE_COLUMNS.map((column) => (
              <tr key={column}>
                <th scope="row">{column}</th>
                <td>{columnText(column)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function kindText(field: ProductKind): string {
  switch (field.kind) {
    case 'text':
      return 'Text';
    case 'choice':
      return field.choices.join(' or ');
    case 'whole':
      return 'Whole number';
    case 'decimal':
      return 'Number, two decimals at most';
    case 'position':
      return 'Whole number; small ones come first';
    case 'day':
      return 'Date such as 26/03/2026';
    case 'money':
      return 'Whole taka';
    case 'price':
      return 'Whole taka; empty is price on request';
    case 'product':
      return 'Number of another product';
    case 'balance':
      return 'Bill less paid';
  }
}

/** What a column of a products file takes. */
function columnText(column: FileColumn): string {
  switch (column) {
    case 'id':
      return 'Number of the product; empty for a new one';
    case 'wind_free':
      return 'Label, such as Wind-free';
    case 'category':
      return 'Needed. Title, path or other spelling of a category';
    case 'image_1':
    case 'image_2':
    case 'image_3':
      return 'Address of a picture that is known here';
    case 'customer_number':
      return 'Phone number';
    default: {
      const field = productField(column);
      return `${field.required ? 'Needed. ' : ''}${kindText(field)}`;
    }
  }
}

/** A CSV of the headings alone, with the mark that spreadsheets need to read it as UTF-8. */
const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent(
  `\uFEFF${FILE_COLUMNS.join(',')}\r\n`,
)}`;
const TEMPLATE_NAME = 'products-template.csv';
