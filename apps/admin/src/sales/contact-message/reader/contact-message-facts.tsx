import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '@shishir/contract';
import { enquiryChoiceTexts } from '@shishir/contract/rules';
import { formatNumericDate, formatPhone, formatWeekdayTime, phoneLink } from '@shishir/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmailText } from '../../../platform/ui/page/email-text';
import { paths } from '../../../platform/ui/page/paths';
import { publicAddress, shortPage } from '../../../platform/ui/page/public-address';
import { readerTexts } from './reader.texts';

const texts = readerTexts.facts;
const { nameOf } = enquiryChoiceTexts;

/** Values of the form, and the page it was sent from. */
export function ContactMessageFacts({ contactMessage }: { contactMessage: ContactMessage }) {
  const isSpam = contactMessage.status === 'spam';
  const { number, email, details, source, subscription } = contactMessage;
  const { project, place, wanted_by, wanted_time } = details;
  const isService = contactMessage.kind === 'service';
  const wanted = [wanted_by && formatNumericDate(wanted_by), wanted_time && nameOf(wanted_time)]
    .filter(Boolean)
    .join(', ');
  const phone = number && formatPhone(number);
  return (
    <Box component="dl" sx={FACTS}>
      <Fact name={texts.number}>
        {isSpam ? phone : phone && <a href={phoneLink(number)}>{phone}</a>}
      </Fact>
      {email !== '' && (
        <Fact name={texts.email}>
          {isSpam ? (
            <EmailText>{email}</EmailText>
          ) : (
            <a href={`mailto:${email}`}>
              <EmailText>{email}</EmailText>
            </a>
          )}
        </Fact>
      )}
      <Fact name={texts.received}>{formatWeekdayTime(contactMessage.created_at)}</Fact>
      <Fact name={texts.language}>{contactMessage.locale === 'bn' && texts.bangla}</Fact>
      <Fact name={isService ? texts.visit : texts.wantedBy}>{wanted}</Fact>
      <Fact name={isService ? texts.address : texts.project}>
        {[project && nameOf(project), place].filter(Boolean).join(', ')}
      </Fact>
      {TEXT_FACTS.map((name) => (
        <Fact key={name} name={texts[name]}>
          {details[name] && nameOf(details[name])}
        </Fact>
      ))}
      <Fact name={texts.subscription}>{subscription && texts.subscriptions[subscription]}</Fact>
      <Fact name={texts.sentFrom}>
        {source.page && <SentFrom page={source.page} off={isSpam} />}
      </Fact>
      <Fact name={texts.filters}>{source.filters && filterText(source.filters)}</Fact>
      <Fact name={texts.earlier}>
        {contactMessage.earlier_count > 0 && (
          <Link to={`${paths.inbox}?email=${encodeURIComponent(email)}`}>
            {texts.enquiries(contactMessage.earlier_count)}
          </Link>
        )}
      </Fact>
    </Box>
  );
}

/** Side by side if there is room, one per line on phones. */
const FACTS = {
  display: { md: 'grid' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(152px, auto))',
  gap: '16px 24px',
  mt: 2,
  mb: { xs: 2, md: 3 },
  py: { xs: 0.5, md: 2 },
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '& a': { color: 'primary.ink', '&:hover': { textDecoration: 'underline' } },
};
const FACT = {
  display: { xs: 'flex', md: 'block' },
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: { xs: 44, md: 0 },
};
const VALUE = {
  fontWeight: 500,
  textAlign: { xs: 'right', md: 'left' },
  overflowWrap: 'anywhere',
  '& a': { display: { xs: 'inline-flex', md: 'inline' }, alignItems: 'center', minHeight: 44 },
};

const TEXT_FACTS = [
  ...(['fault', 'unit', 'company', 'opening', 'interest'] as const),
  ...(['role', 'city', 'location'] as const),
] as const;

/** Links to a page of our site only; a form may submit any other text. */
function SentFrom({ page, off }: { page: string; off: boolean }) {
  const isOurs = page.startsWith('/') && !page.startsWith('//');
  return isOurs && !off ? (
    <a href={publicAddress(window.location, page)} target="_blank" rel="noreferrer">
      {shortPage(page)}
    </a>
  ) : (
    shortPage(page)
  );
}

/** 'capacity=5-10&brand=samsung' as 'capacity 5-10, brand samsung'. */
const filterText = (query: string) =>
  [...new URLSearchParams(query)].map(([name, value]) => `${name} ${value}`).join(', ');

/** A fact with its name; nothing if it is empty. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <Box sx={FACT}>
      <Typography variant="body2" component="dt" color="textThird">
        {name}
      </Typography>
      <Typography component="dd" sx={VALUE}>
        {children}
      </Typography>
    </Box>
  );
}
