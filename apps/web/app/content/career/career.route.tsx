import { Prose } from '../../platform/ui/prose';
import { counted, formatDate } from '@shishir/format';
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
    title: 'Career',
    description: `Work in air conditioning with ${siteName}: ${count(openings.length)} for engineers, technicians and warehouse staff${inPlaces(openings)}.`,
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
  alt: 'Workshop in the morning: somebody at the bench below the tools, an outdoor unit on the table',
};

export default function CareerPage({ loaderData }: Route.ComponentProps) {
  const { openings, terms } = loaderData;
  return (
    <>
      <PageBanner
        crumbs={[{ title: 'Home', path: '/' }]}
        here="Career"
        title="Work with us"
        text={`We are engineers and technicians${inPlaces(openings)}. ${sentence(openings.length)}`}
        picture={WORKSHOP}
      />
      <section className={`block ${styles.openings}`}>
        <div className="wrap">
          <VisuallyHidden as="h2">Openings</VisuallyHidden>
          {openings.length > 0 ? (
            <ul className="rows">
              {openings.map((opening) => (
                <Job key={opening.id} opening={opening} />
              ))}
            </ul>
          ) : (
            <EmptyState
              heading="No position is open at the moment"
              text="Send us your resume. We write to you when a position opens that fits."
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

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const numberWord = (number: number) => WORDS[number] ?? String(number);

const sentence = (number: number) =>
  `${numberWord(number)} ${number > 1 ? 'positions are' : 'position is'} open${number === 0 ? ' at the moment' : ''}.`;

const count = (number: number) =>
  `${numberWord(number).toLowerCase()} ${number === 1 ? 'opening' : 'openings'}`;

/** ' in Dhaka, Chittagong and Narayanganj'; nothing without openings. */
function inPlaces(openings: CareerOpening[]): string {
  const places = [...new Set(openings.map(({ location }) => location))];
  if (places.length === 0) return '';
  const last = places.pop()!;
  return places.length > 0 ? ` in ${places.join(', ')} and ${last}` : ` in ${last}`;
}

function Job({ opening }: { opening: CareerOpening }) {
  const { id, title, location, type, summary, description, closing_date } = opening;
  return (
    <li className={styles.opening} id={`opening-${id}`}>
      <div>
        <h3>{title}</h3>
        <ul className={styles.facts}>
          <li>
            <Icon name="pin" small /> {location}
          </li>
          <li>
            <Icon name="clock" small /> {type}
          </li>
          {closing_date && <li>Apply by {formatDate(closing_date)}</li>}
        </ul>
      </div>
      <div className={styles.text}>
        <p>{summary}</p>
        <details>
          <summary>
            Duties and requirements<VisuallyHidden> of {title}</VisuallyHidden>{' '}
            <Icon name="down" small />
          </summary>
          {/* Rendered by libs/markdown, which removes HTML from the source. */}
          <Prose html={description} />
        </details>
      </div>
      <EnquiryButton kind="application" opening={{ id, title }} className="button button--main">
        Apply Now<VisuallyHidden> for {title}</VisuallyHidden>
      </EnquiryButton>
    </li>
  );
}

function Steps({ replyDays }: { replyDays: number }) {
  const days = replyDays === 1 ? 'one working day' : `${replyDays} working days`;
  return (
    <section className={`block ${styles.steps}`}>
      <div className="wrap">
        <h2>What happens next</h2>
        <ol>
          <li>
            <b>You apply.</b>
            <p>With a resume as PDF or Word file. You get a reference number at once.</p>
          </li>
          <li>
            <b>We answer within {days}.</b>
            <p>By phone or email, also when the answer is no.</p>
          </li>
          <li>
            <b>You visit us.</b>
            <p>A talk with the head of the team; technicians also spend an hour in the workshop.</p>
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
    <ClosingCall
      title="No position that fits?"
      text={`Send your resume anyway. We keep it for ${counted(keepDays, 'day')} and write when something opens.`}
    >
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
  return (
    <a className={className} href={`mailto:${email}?subject=Resume`}>
      <Icon name="mail" /> Send Resume
    </a>
  );
}
