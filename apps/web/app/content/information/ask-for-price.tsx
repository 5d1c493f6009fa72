import { type AskedPrice, PriceForm } from '../../sales/enquiry/price-form';
import { ServerHtml } from '../../platform/ui/server-html';
import sheet from './information.css?url';

export interface AskForPriceProps {
  form: AskedPrice;
  /** What we need to know, and how else to reach us: `needsHtml` of `ask-for-price.server.tsx`. */
  needs: string;
}

/** Stands in for the products of a category that has none: the way to a price. */
export function AskForPrice({ form, needs }: AskForPriceProps) {
  return (
    <div className="inform__ask" id="ask">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <ServerHtml html={needs} />
      <section aria-labelledby="ask-title">
        <h2 id="ask-title">Ask for a price</h2>
        <PriceForm {...form} />
      </section>
    </div>
  );
}
