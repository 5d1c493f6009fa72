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
import { privacyTexts as texts } from './privacy.texts';
import styles from './privacy.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const terms = await termsFrom(apiOf(context).api);
  return { sections: privacySections(terms), reply: terms && replyTime(terms) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: texts.title,
    description: texts.description,
    path: '/privacy',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
  });

export const handle: PageHandle = { cache: { query: [] } };

export default function PrivacyPage({ loaderData: { sections, reply } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        crumbs={[{ title: texts.home, path: '/' }]}
        title={texts.title}
        text={texts.lead}
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
          <VisuallyHidden as="caption">{texts.table.caption(heading)}</VisuallyHidden>
          <VisuallyHidden as="thead" at="sm-down">
            <tr>
              <th scope="col">{texts.table.columns.what}</th>
              <th scope="col">{texts.table.columns.why}</th>
              <th scope="col">{texts.table.columns.howLong}</th>
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
    <Part id="whom" title={texts.contact.title}>
      <p>
        {texts.contact.responsible(siteName)}
        {reply && ` ${texts.contact.reply(reply)}`}
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
