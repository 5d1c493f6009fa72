import Button from '@mui/material/Button';
import { DownIcon, DownloadIcon } from '../theme/icons';
import { ExportMenu } from './export-menu';
import { IMPORT_COLUMNS, TEMPLATE, TEMPLATE_NAME } from './import-columns';
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
