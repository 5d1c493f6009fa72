import type { PublicUnit } from '@shishir/contract';
import { dhakaDay, formatDay, formatMonth, phoneLink } from '@shishir/format';
import { data, Link } from 'react-router';
import { apiOf } from '../../platform/api/api-context';
import { sitePath } from '../../platform/locale/site-path';
import { Facts } from '../../platform/ui/facts';
import { FailedPage } from '../../platform/ui/failed-state';
import { Icon } from '../../platform/ui/icon';
import { pageMeta } from '../../platform/ui/page/page-meta';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { siteNameOf, useShell } from '../../platform/ui/page/shell-data';
import { Panel } from '../../platform/ui/panel';
import { Picture } from '../../platform/ui/picture';
import type { Route } from './+types/unit.route';
import { unitTexts as texts } from './unit.texts';
import styles from './unit.module.css';

interface Found {
  unit: PublicUnit | null;
  /** Sentence of the API about an unknown code or too many of them. */
  problem: string | null;
  today: string;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const today = dhakaDay(new Date());
  const response = await api.units.byCode({ params: { code: params.code }, query: {} });
  if (response.status === 200) return { unit: response.body.data, problem: null, today } as Found;
  const { message } = response.body as { message?: string };
  return data<Found>({ unit: null, problem: message ?? null, today }, { status: response.status });
}

/** The address is known only to people who have seen the label. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const unit = loaderData?.unit;
  return pageMeta({
    title: unit ? unit.model : texts.unknown.title,
    description: unit ? texts.about : texts.unknown.lead,
    path: `/unit/${params['code'] ?? ''}`,
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });
};

const DAY_MS = 24 * 60 * 60_000;
/** Whole days from one day to another, as ISO texts. */
const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export default function UnitPage({ loaderData }: Route.ComponentProps) {
  const { unit, today } = loaderData;
  return unit ? <Unit unit={unit} today={today} /> : <UnknownCode problem={loaderData.problem} />;
}

export { FailedPage as ErrorBoundary };
export const handle: PageHandle = { failed: <FailedPage /> };

function UnknownCode({ problem }: { problem: string | null }) {
  return (
    <div className={`wrap ${styles.unknown}`}>
      <h1 className="page-title">{texts.unknown.title}</h1>
      <p className="lead">{problem ?? texts.unknown.lead}</p>
      <div className="actions">
        <Link className="button button--go" to="/service#request" reloadDocument>
          {texts.unknown.without}
        </Link>
        <Link className="button button--line" to="/contact-us">
          {texts.unknown.contact}
        </Link>
      </div>
    </div>
  );
}

function Unit({ unit, today }: { unit: PublicUnit; today: string }) {
  const { code, brand, model, serial_end, product } = unit;
  const { company } = useShell();
  const phone = company?.warehouse?.phones[0] ?? company?.sales_phones[0];
  return (
    <>
      <section className={styles.head}>
        <div className={`wrap ${styles.columns}`}>
          {product?.picture && (
            <div className={styles.picture}>
              <Picture picture={product.picture} sizes="(width < 861px) 92vw, 460px" eager />
            </div>
          )}
          <div>
            <p className={styles.registered}>
              <Icon name="check" />
              {texts.registered}
            </p>
            <h1>{product?.title ?? [brand, model].filter(Boolean).join(' ')}</h1>
            <p className={styles.model}>
              {texts.model} <b className="number">{model}</b>
              {serial_end && (
                <>
                  <br />
                  {texts.serial} <b className="number">{texts.serialEnd(serial_end)}</b>
                </>
              )}
            </p>
            <Warranty unit={unit} today={today} />
            <div className={`actions ${styles.actions}`}>
              <Link
                className="button button--go"
                to={`/service?unit=${code}#request`}
                reloadDocument
              >
                {texts.report}
              </Link>
              {phone && (
                <a className="button button--line" href={phoneLink(phone)}>
                  <Icon name="phone" />
                  {texts.call}
                </a>
              )}
            </div>
          </div>
        </div>
      </section>
      <section className={`block ${styles.more}`}>
        <div className={`wrap ${styles.parts}`}>
          <Panel as="section" className={styles.part} aria-labelledby="about">
            <h2 id="about">{texts.about}</h2>
            <Facts
              facts={[
                [texts.cooling, product && coolingOf(product)],
                [texts.refrigerant, product?.refrigerant],
                [texts.startUp, unit.started_on && formatDay(unit.started_on)],
                [texts.lastService, unit.last_service_on && formatDay(unit.last_service_on)],
                [
                  texts.nextService,
                  unit.next_service_in && formatMonth(`${unit.next_service_in}-01`),
                ],
              ]}
            />
            <p className="quiet">{texts.private}</p>
          </Panel>
          <Panel as="section" className={styles.part} aria-labelledby="documents">
            <h2 id="documents">{texts.documents}</h2>
            {product || unit.documents.length > 0 ? (
              <Documents unit={unit} />
            ) : (
              <p>{texts.noDocuments}</p>
            )}
          </Panel>
        </div>
      </section>
    </>
  );
}

type Product = NonNullable<PublicUnit['product']>;

const coolingOf = ({ cooling_kw, cooling_tr }: Product) =>
  [cooling_kw && `${cooling_kw} kW`, cooling_tr && `${cooling_tr} TR`].filter(Boolean).join(', ');

/** Documents of the unit, then those of its product. */
function Documents({ unit: { code, documents, product } }: { unit: PublicUnit }) {
  const files = [
    ...documents.map(({ id, title }) => [`/api/v1/units/by-code/${code}/documents/${id}`, title]),
    ...(product?.documents ?? []).map(({ id, title }) => [`/api/v1/documents/${id}/file`, title]),
    ...(product ? [[sitePath(`/products/${product.id}/data-sheet.pdf`), texts.dataSheet]] : []),
  ];
  return (
    <ul className={styles.documents}>
      {files.map(([href, title]) => (
        <li key={href}>
          <a className="link" href={href}>
            <Icon name="file" />
            {title}
          </a>
        </li>
      ))}
      {product && (
        <li>
          <Link className="link" to={`/products/${product.id}`}>
            <Icon name="arrow" />
            {texts.product}
          </Link>
        </li>
      )}
    </ul>
  );
}

function Warranty({ unit, today }: { unit: PublicUnit; today: string }) {
  const { warranty, warranty_until: until, started_on: start } = unit;
  const { warranty: words } = texts;
  const all = until && start ? daysBetween(start, until) : 0;
  const passed = start ? Math.min(all, Math.max(0, daysBetween(start, today))) : 0;
  return (
    <div className={styles.warranty} data-state={warranty}>
      <p>
        <b>
          {until ? (warranty === 'valid' ? words.valid(until) : words.ended(until)) : words.unknown}
        </b>
        <span>
          {warranty === 'valid' && until
            ? words.left(daysBetween(today, until))
            : warranty === 'ended'
              ? words.endedNote
              : words.unknownNote}
        </span>
      </p>
      {warranty === 'valid' && all > 0 && (
        <progress max={all} value={passed} aria-label={words.passed(passed, all)} />
      )}
    </div>
  );
}
