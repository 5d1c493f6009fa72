import { languageOf } from '../../platform/locale/language-of';
import { Prose } from '../../platform/ui/prose';
import { formatDate } from '@shishir/format';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { EnquiryButton } from '../../sales/enquiry/enquiry-button';
import { EmptyState } from '../../platform/ui/empty-state';
import { FailedPage } from '../../platform/ui/failed-state';
import { Icon } from '../../platform/ui/icon';
import { PageBanner } from '../../platform/ui/page-banner';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf, useShell } from '../../platform/ui/page/shell-data';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import { ClosingCall } from '../../platform/ui/closing-call';
import type { Route } from './+types/career.route';
import { type CareerOpening, loadCareerPage } from './career-page.server';
import { careerTexts as texts } from './career.texts';
import { jobPosting } from './job-posting';
import styles from './career.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadCareerPage(apiOf(context).api);
  return { ...page, publicUrl: siteOf(context).publicUrl };
}

/** Passes on the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteName = siteNameOf(matches);
  if (!loaderData) return [{ title: siteName }, { name: 'robots', content: 'noindex' }];
  const { openings, publicUrl } = loaderData;
  return pageMeta({
    title: texts.here,
    description: texts.description(siteName, openings.length, placesOf(openings)),
    path: '/career',
    publicUrl,
    siteName,
    image: '/images/workshop/1280.webp',
    jsonLd: openings.map((opening) => jobPosting(opening, siteName, publicUrl)),
  });
}

const WORKSHOP = {
  name: 'workshop',
  width: 1600,
  height: 900,
  alt: texts.picture,
};

export default function CareerPage({ loaderData }: Route.ComponentProps) {
  const { openings, terms } = loaderData;
  return (
    <>
      <PageBanner
        crumbs={[{ title: texts.home, path: '/' }]}
        here={texts.here}
        title={texts.title}
        text={texts.lead(openings.length, placesOf(openings))}
        picture={WORKSHOP}
      />
      <section className={`block ${styles.openings}`}>
        <div className="wrap">
          <VisuallyHidden as="h2">{texts.openings.title}</VisuallyHidden>
          {openings.length > 0 ? (
            <ul className="rows">
              {openings.map((opening) => (
                <Job key={opening.id} opening={opening} />
              ))}
            </ul>
          ) : (
            <EmptyState
              heading={texts.openings.none.title}
              text={texts.openings.none.text}
              level="h3"
            >
              <SendResume className="button button--main" />
            </EmptyState>
          )}
        </div>
      </section>
      <Steps replyDays={terms.reply_working_days} />
      <Resume keepDays={terms.keep_application_days} />
    </>
  );
}

export { FailedPage as ErrorBoundary };
export const handle: PageHandle = { failed: <FailedPage />, cache: { query: [] } };

/** The locations of the openings, each once. */
const placesOf = (openings: CareerOpening[]) => [
  ...new Set(openings.map(({ location }) => location)),
];

const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;

function Job({ opening }: { opening: CareerOpening }) {
  const { id, title, location, type, summary, description, closing_date } = opening;
  return (
    <li className={styles.opening} id={`opening-${id}`}>
      <div>
        <h3 lang={languageOf(title)}>{title}</h3>
        <ul className={styles.facts}>
          <li>
            <Icon name="pin" small /> {location}
          </li>
          <li>
            <Icon name="clock" small /> {texts.openings.type(type)}
          </li>
          {closing_date && <li>{texts.openings.applyBy(formatDate(closing_date))}</li>}
        </ul>
      </div>
      <div className={styles.text}>
        <p lang={languageOf(summary)}>{summary}</p>
        <details>
          <summary>
            {texts.openings.details(title, hidden)} <Icon name="down" small />
          </summary>
          {/* Rendered by libs/markdown, which removes HTML from the source. */}
          <Prose html={description} />
        </details>
      </div>
      <EnquiryButton kind="application" opening={{ id, title }} className="button button--line">
        {texts.openings.apply(title, hidden)}
      </EnquiryButton>
    </li>
  );
}

function Steps({ replyDays }: { replyDays: number }) {
  const { title, apply, reply, visit } = texts.steps;
  return (
    <section className={`block ${styles.steps}`}>
      <div className="wrap">
        <h2>{title}</h2>
        <ol>
          <li>
            <b>{apply.title}</b>
            <p>{apply.text}</p>
          </li>
          <li>
            <b>{reply.title(replyDays)}</b>
            <p>{reply.text}</p>
          </li>
          <li>
            <b>{visit.title}</b>
            <p>{visit.text}</p>
          </li>
        </ol>
      </div>
    </section>
  );
}

/** Section for applications without a position. */
function Resume({ keepDays }: { keepDays: number }) {
  const email = useResumeEmail();
  if (!email) return null;
  return (
    <ClosingCall title={texts.resume.title} text={texts.resume.text(keepDays)}>
      <SendResume className="button button--go" />
      <p className="quiet">{email}</p>
    </ClosingCall>
  );
}

function useResumeEmail(): string | null {
  const { company } = useShell();
  return company?.head_office?.email ?? company?.sales_email ?? null;
}

function SendResume({ className }: { className: string }) {
  const email = useResumeEmail();
  if (!email) return null;
  const subject = encodeURIComponent(texts.resume.subject);
  return (
    <a className={className} href={`mailto:${email}?subject=${subject}`}>
      <Icon name="mail" /> {texts.resume.send}
    </a>
  );
}
