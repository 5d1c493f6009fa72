import { type AskedPrice, PriceForm } from '../../sales/enquiry/price-form';
import { PhoneLink, WhatsAppLink } from '../../platform/ui/contact-link';
import { Icon } from '../../platform/ui/icon';
import { useShell } from '../../platform/ui/page/shell-data';
import { Panel } from '../../platform/ui/panel';
import { informationTexts } from './information.texts';
import styles from './information.module.css';

const texts = informationTexts.ask;

export interface AskForPriceProps {
  form: AskedPrice;
  text: string;
  /** Details that sales asks for before a quotation. */
  needs: string[];
}

/** Replaces the list of a category without products. */
export function AskForPrice({ form, text, needs }: AskForPriceProps) {
  const { company } = useShell();
  const phone = company?.sales_phones[0];
  return (
    <div className={styles.askForPrice} id="ask">
      <div>
        <h2 id="ask-title">{texts.title}</h2>
        <p className="lead">{text}</p>
        {needs.length > 0 && (
          <>
            <h3>{texts.needs}</h3>
            <ol className="rows number">
              {needs.map((need) => (
                <li key={need}>{need}</li>
              ))}
            </ol>
          </>
        )}
        {phone && (
          <p className={`actions ${styles.actions}`}>
            <WhatsAppLink className="button button--soft" number={phone} />
            <PhoneLink className="button button--soft" number={phone} />
          </p>
        )}
        {company?.sales_hours && (
          <p className={`quiet ${styles.hours}`}>
            <Icon name="clock" small />
            {company.sales_hours}
          </p>
        )}
        <p className="quiet">{texts.empty}</p>
      </div>
      <Panel as="section" aria-labelledby="ask-title">
        <PriceForm {...form} />
      </Panel>
    </div>
  );
}
