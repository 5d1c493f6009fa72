import type { Category, Company, EnquiryTerms } from '@shishir/contract';
import { needsOutdoorUnit } from '@shishir/contract';
import type { ApiClient } from '../../platform/api/api-client';
import { termsFrom } from '../../sales/enquiry/enquiry-terms';
import { PhoneLink, WhatsAppLink } from '../../platform/ui/contact-link';
import { Icon } from '../../platform/ui/icon';
import { toHtml } from '../../platform/ui/server-html.server';
import type { AskForPriceProps } from './ask-for-price';
import type { Information } from './content';

/** What the page of a category without products shows in their place. */
export async function loadAskForPrice(
  api: ApiClient,
  category: Pick<Category, 'slug' | 'title' | 'kind'>,
  information: Information | null,
): Promise<AskForPriceProps> {
  const [company, terms] = await Promise.all([api.company.get().catch(() => null), termsFrom(api)]);
  return toAskForPrice(
    category,
    information,
    company?.status === 200 ? company.body.data : null,
    terms,
  );
}

export function toAskForPrice(
  { slug, title, kind }: Pick<Category, 'slug' | 'title' | 'kind'>,
  information: Pick<Information, 'title' | 'toOrder' | 'needs'> | null,
  company: Company | null,
  terms: EnquiryTerms | null,
): AskForPriceProps {
  const questions =
    kind === 'chiller' ? 'plant' : kind === 'split' || needsOutdoorUnit(kind) ? 'room' : undefined;
  return {
    form: {
      subject: information?.title ?? title,
      ...(questions && { questions }),
      source: { page: `/products/${slug}` },
      terms,
    },
    needs: toHtml(
      <Needs
        text={
          information?.toOrder ??
          'We supply these units to order. Send the room size, we send model and price.'
        }
        needs={information?.needs ?? []}
        company={company}
      />,
    ),
  };
}

interface NeedsProps {
  text: string;
  needs: string[];
  company: Company | null;
}

function Needs({ text, needs, company }: NeedsProps) {
  const phone = company?.sales_phones[0];
  return (
    <>
      <h2>No products found.</h2>
      <p>{text}</p>
      {needs.length > 0 && (
        <>
          <h3>What we need to quote</h3>
          <ol className="num">
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ol>
        </>
      )}
      {phone && (
        <p className="inform__go">
          <WhatsAppLink className="btn btn--soft" number={phone} />
          <PhoneLink className="btn btn--soft" number={phone} />
        </p>
      )}
      {company?.sales_hours && (
        <p className="inform__hours">
          <Icon name="clock" />
          {company.sales_hours}
        </p>
      )}
    </>
  );
}
