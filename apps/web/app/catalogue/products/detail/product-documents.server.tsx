import type { CatalogueProduct } from '@shishir/contract';
import { DOCUMENT_LANGUAGE_LABELS, DOCUMENT_TYPE_LABELS } from '@shishir/contract';
import { formatDate } from '@shishir/format';
import { Icon } from '../../../platform/ui/icon';
import styles from './product.module.css';

/** '6.4 MB' */
export function fileSize(bytes: number): string {
  return bytes >= 100_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} KB`;
}

/** What can be downloaded about a product: its data sheet, made from the catalogue, and the maker's documents. */
export function ProductDocuments({ product }: { product: CatalogueProduct }) {
  const { id, documents = [], updated_at } = product;
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h2 id="documents">Documents</h2>
      <ul className="number">
        <li>
          <Icon name="file" />
          <div>
            <a href={`/products/${id}/data-sheet`}>Data sheet</a>
            <span>
              English, 1 page to read and print, made from this page. As of {formatDate(updated_at)}
            </span>
          </div>
          <Icon name="next" />
        </li>
        {documents.map((document) => (
          <li key={document.id}>
            <Icon name="file" />
            <div>
              {/* A file: the router leaves it to the browser. */}
              <a href={`/api/v1/documents/${document.id}/file`} data-file="" download>
                {document.title}
              </a>
              <span>
                {[
                  DOCUMENT_TYPE_LABELS[document.type],
                  `PDF, ${DOCUMENT_LANGUAGE_LABELS[document.language]}`,
                  fileSize(document.bytes),
                ].join(', ')}
              </span>
            </div>
            <Icon name="download" />
          </li>
        ))}
      </ul>
      <p>
        <a className="link" href={`/contact-us?product=${id}`}>
          Ask for another document <Icon name="arrow" />
        </a>
      </p>
    </section>
  );
}
