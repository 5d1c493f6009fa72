import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ContactMessageQuery, ContactMessageKind } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { Columns2Icon, DownloadIcon, ListIcon } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { withoutPages } from '../../platform/ui/list/list-address';
import { FullPage } from '../../platform/ui/page/full-page';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { useNarrow } from '../../platform/ui/page/use-narrow';
import { useRemembered } from '../../platform/ui/page/use-remembered';
import {
  type ListViews,
  SavedViewRow,
  type StandardView,
} from '../../platform/ui/saved-views/view-row';
import { useContactMessageCounts, useContactMessageList } from './contact-message.queries';
import { KIND_NAMES, contactMessageTexts as texts } from './contact-message.texts';
import { paneAddress, tableAddress, useInboxAddress } from './list/inbox-address';
import { NotifyButton } from './live/notifications';
import { ContactMessageTable } from './list/contact-message-table';
import { ContactMessageTrashList } from './list/contact-message-trash';
import type { InboxAddress } from './contact-message-card';
import { ContactMessagePanes } from './contact-message-panes';

type Layout = 'panes' | 'table';

/** Less padding, so that the row of kinds and its actions fit one line of a laptop. */
const KINDS = { '& .MuiButton-tab': { px: { md: 1 } } };
const PANES = {
  display: { md: 'flex' },
  flexDirection: 'column',
  height: { md: 'calc(100dvh - 64px)' },
};
/** Gives the list margins; the row of kinds above has none. */
const LIST = {
  '& > :is(p, section)': { mt: 2, mx: { xs: 2, md: 3 } },
  '& > section': { mb: { xs: 4, md: 6 } },
};

/** The inbox as two panes or the specified table. An open enquiry always has the list beside it. */
export default function ContactMessagesPage() {
  const { id } = useParams();
  const [layout, setLayout] = useLayout();
  const address = useInboxAddress();
  const narrow = useNarrow();
  const inTrash = useSearchParams()[0].get('trash') === 'true' && !id;
  const isTable = layout === 'table' && !id;
  const heading = useRef<HTMLHeadingElement>(null);
  const views: ListViews = {
    screen: 'inbox',
    compact: true,
    flush: true,
    label: texts.kinds,
    path: paths.inbox,
    standard: useKinds(address, inTrash),
    actions: !narrow && !inTrash && (
      <>
        <LayoutChoice layout={isTable ? 'table' : 'panes'} onChoose={setLayout} />
        <NotifyButton />
        <Export query={address.query} />
      </>
    ),
  };
  return (
    <FullPage sx={[KINDS, isTable || inTrash ? LIST : PANES]}>
      <PageTitle text={texts.title} ref={heading} />
      {isTable && !inTrash ? (
        <Table
          address={tableAddress(address)}
          views={views}
          onRemoved={() => heading.current?.focus()}
        />
      ) : (
        <>
          <SavedViewRow {...views} address={address} />
          {inTrash ? (
            <ContactMessageTrashList />
          ) : (
            <Panes id={id ? Number(id) : null} address={paneAddress(address)} />
          )}
        </>
      )}
    </FullPage>
  );
}

interface TableProps {
  address: InboxAddress;
  views: ListViews;
  /** Called when the focused row has disappeared. */
  onRemoved: () => void;
}

function Table({ address, views, onRemoved }: TableProps) {
  const list = useContactMessageList(address.query);
  return <ContactMessageTable address={address} list={list} views={views} onRemoved={onRemoved} />;
}

function Panes({ id, address }: { id: number | null; address: InboxAddress }) {
  const list = useContactMessageList(address.query);
  return <ContactMessagePanes id={id} address={address} list={list} />;
}

const KIND_ORDER: ContactMessageKind[] = [
  'contact',
  'quotation',
  'service',
  'consultation',
  'subscription',
  'application',
];

/** Views of the inbox: one for each kind, one for spam and one for the trash, each with an address. */
function useKinds({ query }: InboxAddress, inTrash: boolean): StandardView[] {
  const counts = useContactMessageCounts();
  const { kind, status } = query;
  const inSpam = status === 'spam';
  return [
    {
      label: texts.all,
      query: '',
      current: !kind && !inSpam && !inTrash,
      count: counts?.all ?? null,
    },
    ...KIND_ORDER.map((one) => ({
      label: KIND_NAMES[one],
      query: `kind=${one}`,
      current: kind === one && !inSpam,
      count: counts?.by_kind[one] ?? null,
    })),
    { label: texts.spam, query: 'status=spam', current: inSpam, count: counts?.spam ?? null },
    { label: texts.trash, query: 'trash=true', current: inTrash },
  ];
}

/** The layout in the address, or the one last chosen in this browser. */
function useLayout(): [Layout, (layout: Layout) => void] {
  const { id } = useParams();
  const [remembered, remember] = useRemembered<Layout>('inbox-layout', 'panes');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const named = parameters.get('layout');
  const choose = (layout: Layout) => {
    remember(layout);
    const search = new URLSearchParams(parameters);
    search.set('layout', layout);
    const to = { search: `?${search}` };
    // The table shows no open enquiry; the back button returns to it.
    if (id && layout === 'table') void navigate({ ...to, pathname: paths.inbox });
    else void navigate(to, { replace: true });
  };
  return [named === 'panes' || named === 'table' ? named : remembered, choose];
}

interface LayoutChoiceProps {
  layout: Layout;
  onChoose: (layout: Layout) => void;
}

const LAYOUTS = [
  { value: 'panes', label: texts.panes, Icon: Columns2Icon },
  { value: 'table', label: texts.table, Icon: ListIcon },
] as const;

function LayoutChoice({ layout, onChoose }: LayoutChoiceProps) {
  return (
    <ToggleButtonGroup exclusive value={layout} aria-label={texts.layout}>
      {LAYOUTS.map(({ value, label, Icon }) => (
        <ToggleButton
          key={value}
          value={value}
          aria-label={label}
          title={label}
          onClick={() => onChoose(value)}
        >
          <Icon />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Downloads all pages of the filtered list as a file. */
function Export({ query }: { query: ContactMessageQuery }) {
  return (
    <Button
      variant="outlined"
      aria-label={texts.export}
      title={texts.export}
      href={apiPath('GET /api/v1/contact-message/export', { query: withoutPages(query) })}
      download
      sx={{ minWidth: 40, px: 1 }}
    >
      <DownloadIcon />
    </Button>
  );
}
