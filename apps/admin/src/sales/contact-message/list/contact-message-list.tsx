import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ContactMessage } from '@shishir/contract';
import { formatCount } from '@shishir/format';
import { Fragment, useEffect, useRef } from 'react';
import { ListPager } from '../../../platform/ui/list/list-pager';
import { SearchField } from '../../../platform/ui/list/search-field';
import { publicAddress } from '../../../platform/ui/page/public-address';
import { useEnquiryTerms, useContactMessageCounts, useOwners } from '../contact-message.queries';
import { contactMessageTexts as texts } from '../contact-message.texts';
import { InboxState } from '../inbox-state';
import {
  inboxAddress,
  type InboxAddress,
  ContactMessageCard,
  ContactMessageCardSkeleton,
  type ContactMessageRows,
} from '../contact-message-card';
import { inboxPart } from '../waiting-time';
import { filterSentence } from './inbox-address';
import {
  FilterRow,
  LinkedFilters,
  OrderChoice,
  OwnerFilter,
  StateFilter,
} from './contact-message-filters';

interface Props {
  /** The open enquiry. */
  id: number | null;
  /** The enquiry beside the list, open or not. */
  shown: number | null;
  address: InboxAddress;
  list: ContactMessageRows;
}

const TOOLS = {
  display: 'grid',
  gap: 1,
  px: 2,
  py: 1.5,
  '& > .MuiOutlinedInput-root': { width: '100%' },
};

const PART_TITLE = {
  top: { xs: 56, md: 0 },
  display: 'flex',
  alignItems: 'center',
  height: 32,
  px: 2,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.head',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1,
  'section + section > &': { mt: '-1px' },
};

/** The left pane: search, filters, and the enquiries by waiting time. */
export function ContactMessageList({ id, shown, address, list }: Props) {
  const inSpam = address.query.status === 'spam';
  const days = useEnquiryTerms()?.keep_quarantine_days;
  return (
    <Stack
      component="section"
      aria-label={texts.list}
      aria-busy={list.pending || list.stale}
      // One page size is enough for this pane.
      sx={{ flex: 1, minHeight: 0, '& > nav .MuiInputBase-root': { display: 'none' } }}
    >
      <Box sx={TOOLS}>
        <SearchField {...(inSpam ? texts.searchSpam : texts.search)} address={address} />
        <FilterRow>
          {inSpam ? (
            days !== undefined && (
              <Typography variant="body2" sx={{ m: 'auto', mr: 0, color: 'text.third' }}>
                {texts.spamKept(days)}
              </Typography>
            )
          ) : (
            <>
              <StateFilter address={address} />
              <OwnerFilter address={address} />
              <OrderChoice address={address} />
            </>
          )}
        </FilterRow>
        <LinkedFilters address={address} />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' } }}>
        <Rows id={id} shown={shown} address={address} list={list} />
        {inSpam && list.rows.length > 0 && (
          <Typography color="textThird" sx={{ p: 2 }}>
            {texts.spamNote}
          </Typography>
        )}
      </Box>
      {list.total > list.rows.length && list.rows.length > 0 && (
        <ListPager address={address} total={list.total} />
      )}
    </Stack>
  );
}

function Rows({ id, shown, address, list }: Props) {
  const owners = useOwners();
  if (list.failure !== null) {
    return (
      <InboxState shows="cross" title={texts.failed.title} text={texts.failed.text(list.failure)}>
        <Button variant="contained" onClick={list.retry}>
          {texts.failed.retry}
        </Button>
      </InboxState>
    );
  }
  if (list.pending) return <ListSkeleton />;
  if (list.rows.length > 0) {
    return <Parts id={id} shown={shown} address={address} list={list} />;
  }
  if (address.narrowed) {
    return (
      <InboxState shows="drop" title={texts.noMatch.title} text={filterSentence(address, owners)}>
        <Button variant="outlined" onClick={address.clear}>
          {texts.noMatch.clear}
        </Button>
      </InboxState>
    );
  }
  if (address.query.status === 'spam') return <InboxState shows="air" {...texts.noSpam} />;
  return (
    <InboxState shows="air" title={texts.empty.title} text={texts.empty.text}>
      <Button variant="outlined" href={publicAddress(window.location, '/contact-us')}>
        {texts.empty.action}
      </Button>
    </InboxState>
  );
}

interface Part {
  title: string;
  rows: ContactMessage[];
  /** Number on all pages; null if it is not known. */
  count: number | null;
}

function Parts({ id, shown, address, list }: Props) {
  const parts = usePartsOf(address, list);
  const current = useRef<HTMLUListElement>(null);
  // A row opened by keys or a link may be outside the visible part of the list.
  useEffect(() => {
    current.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [id]);
  return parts.map((part) => (
    <section key={part.title} aria-label={part.title}>
      <ListSubheader component="h2" sx={PART_TITLE}>
        {part.title}{' '}
        {part.count !== null && (
          <Box component="span" sx={{ ml: 'auto', color: 'text.third', fontWeight: 500 }}>
            {formatCount(part.count)}
          </Box>
        )}
      </ListSubheader>
      <List disablePadding ref={part.rows.some((row) => row.id === id) ? current : undefined}>
        {part.rows.map((contactMessage) => (
          <ListItem key={contactMessage.id} disablePadding divider>
            <ContactMessageCard
              contactMessage={contactMessage}
              to={inboxAddress(contactMessage.id, address)}
              current={contactMessage.id === shown}
            />
          </ListItem>
        ))}
      </List>
    </section>
  ));
}

/** The three parts of the inbox with their rows on this page; one part for any other order. */
function usePartsOf(address: InboxAddress, list: ContactMessageRows): Part[] {
  const counts = useContactMessageCounts();
  const now = new Date();
  if (address.query.sort !== 'waiting') {
    const inSpam = address.query.status === 'spam';
    return [{ title: inSpam ? texts.heldBack : texts.list, rows: list.rows, count: list.total }];
  }
  // The counts cover the whole inbox. For a filtered list, this page provides them if it is the only one.
  const whole = !address.narrowed && address.query.kind === undefined ? counts : undefined;
  const isOnly = list.total === list.rows.length;
  const names = [
    ['over', 'waiting_day'],
    ['waiting', 'waiting'],
    ['answered', 'answered'],
  ] as const;
  return names
    .map(([part, name]) => {
      const rows = list.rows.filter((row) => inboxPart(row, now) === part);
      return {
        title: texts.parts[part],
        rows,
        count: isOnly ? rows.length : (whole?.[name] ?? null),
      };
    })
    .filter((part) => part.rows.length > 0);
}

function ListSkeleton() {
  return (
    <div role="status">
      <Box component="span" sx={visuallyHidden}>
        {texts.loading}
      </Box>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Fragment key={row}>
          <ContactMessageCardSkeleton />
          <Divider />
        </Fragment>
      ))}
    </div>
  );
}
