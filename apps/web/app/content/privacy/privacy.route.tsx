import { formatPhone, phoneLink } from '@shishir/format';
import { apiOf } from '../../platform/api/api-context';
import { replyTime, termsFrom } from '../../sales/enquiry/enquiry-terms';
import { PageBanner } from '../../platform/ui/page-banner';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf, useShell } from '../../platform/ui/page/shell-data';
import { Table } from '../../platform/ui/table';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import { Part } from '../information/part';
import type { Route } from './+types/privacy.route';
import { type PrivacySection, privacySections } from './privacy-texts.server';
import styles from './privacy.module.css';

const DESCRIPTION = 'Which personal data we keep, why, for how long, and whom to ask about it.';

export async function loader({ context }: Route.LoaderArgs) {
  const terms = await termsFrom(apiOf(context).api);
  return { sections: privacySections(terms), reply: terms && replyTime(terms) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Privacy',
    description: DESCRIPTION,
    path: '/privacy',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
  });

export const handle: PageHandle = { cache: { query: [] } };

export default function PrivacyPage({ loaderData: { sections, reply } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        crumbs={[{ title: 'Home', path: '/' }]}
        title="Privacy"
        text="What we keep about you, why, for how long, and whom to ask."
      />
      <div className={`block ${styles.privacy}`}>
        <div className={`wrap ${styles.parts}`}>
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          <WhomToAsk reply={reply} />
        </div>
      </div>
    </>
  );
}

function Section({ section: { id, heading, paragraphs, rows } }: { section: PrivacySection }) {
  return (
    <Part id={id} title={heading}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {rows && (
        <Table className={styles.table}>
          <VisuallyHidden as="caption">{heading}: what we keep, why and how long</VisuallyHidden>
          <VisuallyHidden as="thead" at="sm-down">
            <tr>
              <th scope="col">What</th>
              <th scope="col">Why</th>
              <th scope="col">How long</th>
            </tr>
          </VisuallyHidden>
          <tbody>
            {rows.map(([what, why, howLong]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{why}</td>
                <td>{howLong}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Part>
  );
}

/** Contact for questions, with the address of the company's row. */
function WhomToAsk({ reply }: { reply: string | null }) {
  const { company, siteName } = useShell();
  const office = company?.head_office;
  const email = office?.email ?? company?.sales_email;
  const phone = company?.sales_phones[0];
  const address = [office?.street, office?.city].filter(Boolean).join(', ');
  return (
    <Part id="whom" title="Whom to ask">
      <p>
        {siteName} is responsible for this site and for the data on it.
        {reply && ` We answer questions about your data within ${reply}.`}
      </p>
      <ul className={styles.contact}>
        {email && (
          <li>
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a className="link number" href={phoneLink(phone)}>
              {formatPhone(phone)}
            </a>
          </li>
        )}
        {address && <li>{address}</li>}
      </ul>
    </Part>
  );
}
