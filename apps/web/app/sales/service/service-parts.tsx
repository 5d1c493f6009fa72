import { SERVICE_TOPIC_PATHS } from '@shishir/contract/rules';
import { Link } from 'react-router';
import { SectionText } from '../../content/sections/section-text';
import { Icon } from '../../platform/ui/icon';
import { Panel } from '../../platform/ui/panel';
import { Picture } from '../../platform/ui/picture';
import { SectionHeader } from '../../platform/ui/section-header';
import type { ServicePage } from './service-page.server';
import { serviceTexts as texts } from './service.texts';
import styles from './service.module.css';

/** Prices of visits and usual work. */
export function ServicePrices({ prices, conditions }: Pick<ServicePage, 'prices' | 'conditions'>) {
  if (prices.length === 0) return null;
  return (
    <Panel as="aside" className={styles.prices} aria-labelledby="costs">
      <h2 id="costs">{texts.costs}</h2>
      <dl>
        {prices.map(({ id, title, label, text }) => (
          <div key={id}>
            <dt>
              {title}
              {text && <small>{text}</small>}
            </dt>
            <dd className="number">{label}</dd>
          </div>
        ))}
      </dl>
      {conditions && <p className="quiet">{conditions}</p>}
    </Panel>
  );
}

interface WarrantyProps {
  head: ServicePage['warranty'];
  lists: ServicePage['lists'];
}

export function Warranty({ head, lists }: WarrantyProps) {
  if (!head) return null;
  return (
    <section className="block band" id="warranty">
      <div className="wrap">
        <SectionHeader
          title={head.title}
          link={{ to: SERVICE_TOPIC_PATHS.warranty, text: texts.more.warranty }}
        >
          {head.text}
        </SectionHeader>
        <Lists lists={lists} heading="h3" />
      </div>
    </section>
  );
}

interface ListsProps {
  lists: ServicePage['lists'];
  heading: 'h2' | 'h3';
}

/** Lists side by side. */
export function Lists({ lists, heading: Heading }: ListsProps) {
  return (
    <div className={styles.lists}>
      {lists.map(({ id, title, items }) => (
        <section key={id}>
          <Heading>{title}</Heading>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface PlansProps {
  head: ServicePage['plans']['head'];
  plans: ServicePage['plans']['plans'];
  /** Leads to the page about contracts. */
  withLink?: boolean;
}

/** Returns the address of a service request that names a maintenance plan. */
function planRequest(title: string) {
  const query = new URLSearchParams({
    fault: 'Cleaning is due',
    message: texts.plans.subject(title),
  });
  return `/service?${query.toString()}#request`;
}

/** Maintenance plans side by side; each leads to a service request that names it. */
export function MaintenancePlans({ head, plans, withLink }: PlansProps) {
  if (!head) return null;
  return (
    <section className="block" id="plans">
      <div className="wrap">
        <SectionHeader
          title={head.title}
          link={
            withLink
              ? { to: SERVICE_TOPIC_PATHS.maintenance, text: texts.more.maintenance }
              : undefined
          }
        >
          {head.text}
        </SectionHeader>
        <div className={styles.plans}>
          {plans.map(({ id, title, label, html, link_text }) => (
            <Panel as="article" key={id} className={styles.plan}>
              <h3>{title}</h3>
              {label && (
                <p className={styles.price}>
                  <b className="number">{label}</b>
                  <small>{texts.plans.unit}</small>
                </p>
              )}
              <SectionText html={html} className={styles.included} />
              <Link className="button button--line" to={planRequest(title)}>
                {link_text ?? texts.plans.choose}
              </Link>
            </Panel>
          ))}
        </div>
      </div>
    </section>
  );
}

export function SpareParts({ parts }: Pick<ServicePage, 'parts'>) {
  if (!parts) return null;
  return (
    <section className="block band" id="spare-parts">
      <div className={`wrap ${parts.picture ? styles.parts : ''}`}>
        {parts.picture && (
          <div className={styles.picture}>
            <Picture picture={parts.picture} sizes="(max-width: 860px) 100vw, 40vw" />
          </div>
        )}
        <div>
          <h2>{parts.title}</h2>
          <p className={styles.partsText}>{parts.text}</p>
          <p className="actions">
            <Link className="button button--line" to="/service?fault=Spare+part#request">
              {parts.link_text ?? texts.ask} <Icon name="arrow" />
            </Link>
            <Link className="link" to={SERVICE_TOPIC_PATHS.spare_parts}>
              {texts.more.spare_parts} <Icon name="arrow" />
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
