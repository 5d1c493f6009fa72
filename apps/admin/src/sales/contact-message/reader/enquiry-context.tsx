import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ContactMessage, ContactMessageDetails, QuotationItem } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { formatNumericDate, formatSum, formatTaka, groupLakh, priceView } from '@shishir/format';
import { DownloadIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tsr } from '../../../platform/api/tsr';
import { ProductPicture } from '../../../platform/ui/catalogue/product-picture';
import { paths } from '../../../platform/ui/page/paths';
import { useEnquiryTerms } from '../contact-message.queries';
import { contactMessageTexts } from '../contact-message.texts';
import { fileSize } from '../../../platform/ui/page/field-text';
import { readerTexts } from './reader.texts';
import './enquiry-context.css';

const texts = readerTexts.context;

interface FrameProps {
  label: string;
  title: string;
  note?: string;
  action?: ReactNode;
  children: ReactNode;
}

function ContextFrame({ label, title, note, action, children }: FrameProps) {
  return (
    <section className="context num" aria-label={label}>
      <div className="context__header">
        <h3>{title}</h3>
        {note && <span>{note}</span>}
        {action}
      </div>
      {children}
    </section>
  );
}

/** The products of a quotation at the prices that the visitor saw, and their sum. */
export function CartContext({ items }: { items: QuotationItem[] }) {
  const total = items.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);
  const unpriced = items.filter(({ price }) => price === null).length;
  const { columns } = texts.cart;
  return (
    <ContextFrame
      label={texts.cart.label}
      title={texts.cart.title(contactMessageTexts.products(items.length))}
    >
      <table className="cart">
        <thead>
          <tr>
            <th scope="col">{columns.product}</th>
            <th scope="col">{columns.quantity}</th>
            <th scope="col" className="cart__price">
              {columns.price}
            </th>
            <th scope="col">{columns.sum}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            <tr key={`${item.model}-${at}`}>
              <td>
                <CartProduct item={item} />
              </td>
              <td>{groupLakh(item.quantity)}</td>
              <td className="cart__price">{item.price === null ? '-' : formatTaka(item.price)}</td>
              <td>{item.price === null ? '-' : formatTaka(item.price * item.quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>
              {texts.cart.total} {unpriced > 0 && texts.cart.unpriced(unpriced)}
            </td>
            <td />
            <td className="cart__price" />
            <td>{formatSum(total, '-')}</td>
          </tr>
        </tfoot>
      </table>
    </ContextFrame>
  );
}

function CartProduct({ item }: { item: QuotationItem }) {
  const { product_id, title, model, picture } = item;
  return (
    <div className="cart__product">
      <ProductPicture picture={picture ?? undefined} sizes="48px" className="cart__picture" />
      <span>
        {product_id === null ? (
          <b>{model || title}</b>
        ) : (
          <Link to={paths.products.view(product_id)}>{model || title}</Link>
        )}
        {model && <span>{title}</span>}
      </span>
    </div>
  );
}

/** The product whose page the form was sent from, as it is now. */
export function ProductContext({ product }: { product: { id: number; title: string } }) {
  const { id, title } = product;
  const response = tsr.products.get.useQuery({
    queryKey: ['products', 'one', id],
    queryData: { params: { id } },
  });
  const current = response.data?.body;
  const price = current && priceView(current.regular_price, current.offer_price);
  return (
    <ContextFrame
      label={texts.product.label}
      title={texts.product.title}
      action={
        <Button component={Link} to={paths.products.view(id)} variant="outlined">
          {texts.product.open}
        </Button>
      }
    >
      <div className="context__product">
        <ProductPicture picture={current?.pictures[0]} sizes="112px" className="context__picture" />
        <div>
          <b>{current?.model || title}</b>
          {current?.model && <p>{title}</p>}
        </div>
        {price?.kind === 'price' && (
          <div className="context__price">
            <b>{formatTaka(price.price)}</b>
            {price.regular !== null && <del>{formatTaka(price.regular)}</del>}
          </div>
        )}
      </div>
    </ContextFrame>
  );
}

interface CvProps {
  contactMessage: ContactMessage;
  cv: NonNullable<ContactMessageDetails['cv']>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The CV of an application, until it is deleted. */
export function CvContext({ contactMessage, cv }: CvProps) {
  const days = useEnquiryTerms()?.keep_application_days;
  const { id, created_at, details } = contactMessage;
  const until = days !== undefined && new Date(new Date(created_at).getTime() + days * DAY_MS);
  return (
    <ContextFrame label={texts.cv.label} title={details.opening ?? texts.cv.anyOpening}>
      <div className="cv">
        <span className="cv__type" aria-hidden="true">
          {cv.name.split('.').at(-1)?.slice(0, 4).toUpperCase()}
        </span>
        <span className="cv__name">
          <b>{cv.name}</b>
          <small>
            {cv.deleted_at
              ? texts.cv.deleted(formatNumericDate(cv.deleted_at))
              : [fileSize(cv.bytes), until && texts.cv.until(formatNumericDate(until))]
                  .filter(Boolean)
                  .join(', ')}
          </small>
        </span>
        {!cv.deleted_at && (
          <IconButton
            component="a"
            href={apiPath('GET /api/v1/contact-message/:id/cv', { params: { id } })}
            download
            aria-label={texts.cv.download}
          >
            <DownloadIcon />
          </IconButton>
        )}
      </div>
    </ContextFrame>
  );
}
