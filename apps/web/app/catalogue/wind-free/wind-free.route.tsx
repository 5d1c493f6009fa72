import { pictureMainPath } from '@shishir/format';
import { Link } from 'react-router';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { MarkedText } from '../../content/information/marked-text';
import { SectionText } from '../../content/sections/section-text';
import { ClosingCall } from '../../platform/ui/closing-call';
import { FailedPage } from '../../platform/ui/failed-state';
import { Notes } from '../../platform/ui/notes';
import { PageBanner } from '../../platform/ui/page-banner';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf } from '../../platform/ui/page/shell-data';
import { faqData } from '../../platform/ui/page/structured-data';
import { CardLink } from '../../platform/ui/card';
import { Panel } from '../../platform/ui/panel';
import { PictureCard, PictureCards } from '../product-parts/picture-card';
import { SectionHeader } from '../product-parts/section-header';
import { Badge } from '../../platform/ui/badge';
import type { Route } from './+types/wind-free.route';
import { loadWindFree, type WindFreeCard, type WindFreePage } from './load-wind-free.server';
import { windFreeTexts as texts } from './wind-free.texts';
import styles from './wind-free.module.css';

const PATH = '/wind-free';
const PARENTS = [
  { title: texts.home, path: '/' },
  { title: texts.products, path: '/products' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadWindFree(apiOf(context).api);
  const { publicUrl } = siteOf(context);
  return { ...page, publicUrl, jsonLd: faqData(page.questions) };
}

/** Sends the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [{ title: siteNameOf(matches) }, { name: 'robots', content: 'noindex' }];
  const { title, description, publicUrl, jsonLd, picture } = page;
  return pageMeta({
    title,
    description,
    path: PATH,
    publicUrl,
    siteName: siteNameOf(matches),
    ...(picture && { image: `/storage/${pictureMainPath(picture.key, picture.width)}` }),
    jsonLd,
  });
}

/** Page about Wind-Free cooling: how it works, claims of the maker, and units from the catalogue. */
export default function WindFree({ loaderData: page }: Route.ComponentProps) {
  const { title, lead, picture, cards, limits, questions, notes, closing } = page;
  return (
    <>
      <PageBanner
        crumbs={PARENTS}
        title={title}
        text={lead}
        picture={picture}
        shows="unit"
        actions={
          <a className="button button--main" href="#units">
            {texts.seeUnits}
          </a>
        }
      />
      <HowItWorks {...page} />
      <Units cards={cards} />
      <section className={`block ${styles.more}`}>
        <div className="wrap">
          {limits.map(({ id, title: heading, html }) => (
            <div key={id}>
              <h2>{heading}</h2>
              <div className={styles.text}>
                <SectionText html={html} />
              </div>
            </div>
          ))}
          <div>
            <h2>{texts.questions}</h2>
            <dl>
              {questions.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Notes notes={notes} />
        </div>
      </section>
      {closing && (
        <ClosingCall
          title={closing.title}
          text={closing.text ?? ''}
          action={closing.link_text ?? undefined}
        />
      )}
    </>
  );
}

export { FailedPage as ErrorBoundary };
export const handle: PageHandle = { failed: <FailedPage />, cache: { query: [] } };

type HowItWorksProps = Pick<WindFreePage, 'intro' | 'steps' | 'claims'>;

function HowItWorks({ intro, steps, claims }: HowItWorksProps) {
  return (
    <section className={`wrap ${styles.explanation}`}>
      <div className={styles.intro}>
        <SectionText html={intro} />
      </div>
      <h2>{texts.howItWorks}</h2>
      <ol>
        {steps.map(({ id, title, html }) => (
          <li key={id}>
            <h3>{title}</h3>
            <SectionText html={html} />
          </li>
        ))}
      </ol>
      <dl className="number">
        {claims.map(({ id, label, title, text }) => (
          <Panel key={id}>
            <dt>
              <b>{label}</b> <MarkedText text={title} />
            </dt>
            <dd>{text}</dd>
          </Panel>
        ))}
      </dl>
    </section>
  );
}

function Units({ cards }: { cards: WindFreeCard[] }) {
  return (
    <section className="wrap block block--joined" id="units">
      <SectionHeader>
        <h2>{texts.units.title}</h2>
        <Link className="link" to="/products?wind_free=true">
          {texts.units.all}
        </Link>
      </SectionHeader>
      <PictureCards columns={4}>
        {cards.map(({ id, title, category, description, picture }) => (
          <PictureCard key={id} picture={picture}>
            <Badge>{category}</Badge>
            <h3>
              <CardLink to={`/products/${id}`}>{title}</CardLink>
            </h3>
            <p>{description}</p>
          </PictureCard>
        ))}
      </PictureCards>
    </section>
  );
}
