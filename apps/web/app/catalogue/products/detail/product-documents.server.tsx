import type { CatalogueProduct } from '@shishir/contract';
import { Card } from '../../../platform/ui/card';
import cardStyles from '../../../platform/ui/card.module.css';
import { Icon } from '../../../platform/ui/icon';
import { productPageTexts } from './product-page.texts';
import styles from './product-sections.module.css';

const texts = productPageTexts.documents;

/** Returns for example '6.4 MB'. */
export function fileSize(bytes: number): string {
  return bytes >= 100_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} KB`;
}

/** Lists the maker's documents; nothing if there are none. */
export function ProductDocuments({ product: { documents = [] } }: { product: CatalogueProduct }) {
  if (documents.length === 0) return null;
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h2 id="documents">{texts.title}</h2>
      <ul className="number">
        {documents.map((document) => (
          <Card as="li" plain key={document.id}>
            <Icon name="file" />
            <div>
              {/* `data-file`: the browser downloads it, not the router. */}
              <a
                className={cardStyles.link}
                href={`/api/v1/documents/${document.id}/file`}
                data-file=""
                download
              >
                {document.title}
              </a>
              <small>
                {[
                  texts.types.labels[document.type],
                  texts.pdf(texts.languages.labels[document.language]),
                  fileSize(document.bytes),
                ].join(', ')}
              </small>
            </div>
            <Icon name="download" />
          </Card>
        ))}
      </ul>
    </section>
  );
}
