import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { HistorySubject, HistoryVersion } from '@shishir/contract';
import { initials } from '@shishir/format';
import { zIndex } from '@shishir/tokens';
import { DownloadIcon, RotateCcwClockIcon, UserRoundIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { historyTexts as texts } from './history.texts';
import { summaryOf } from './value-text';

interface Props {
  subject: HistorySubject;
  versions: HistoryVersion[];
  /** Number of the version displayed beside the list. */
  chosen: number | null;
  addressOf: (version: HistoryVersion) => string;
  /** True on the first page, on which the newest version is the current record. */
  fromNewest: boolean;
}

/** Space left and right of the list. */
const GUTTER = { xs: 2, md: 3 };
const MARK = 24;

const DAY: SxProps<Theme> = {
  top: { xs: 56, md: 0 },
  zIndex: zIndex.pinned,
  display: 'flex',
  alignItems: 'center',
  height: 36,
  px: GUTTER,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.head',
  typography: 'caption',
  fontWeight: 600,
  'section:first-of-type > &': { borderTop: 0 },
};
const VERSION = {
  display: 'grid',
  gridTemplateColumns: `${MARK}px minmax(0, 1fr) auto`,
  columnGap: 1.5,
  alignItems: 'baseline',
  px: GUTTER,
  pt: 1.5,
  pb: 2,
  '&.Mui-selected, &.Mui-selected:hover': {
    bgcolor: 'primary.wash',
    boxShadow: 'inset 3px 0 var(--palette-primary-main)',
  },
} satisfies SxProps<Theme>;
/** Line from the mark of a version to that of the previous one. */
const LINE = {
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 40,
    bottom: -12,
    left: { xs: '27.5px', md: '35.5px' },
    width: '1px',
    bgcolor: 'divider',
  },
} satisfies SxProps<Theme>;

/** Versions by day, newest first, with author, summary and time. */
export function VersionList({ subject, versions, chosen, addressOf, fromNewest }: Props) {
  const days = new Map<string, HistoryVersion[]>();
  for (const version of versions) {
    const day = texts.day(version.at);
    days.set(day, [...(days.get(day) ?? []), version]);
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <ListSubheader component="h2" sx={DAY}>
        {day}
      </ListSubheader>
      <List disablePadding>
        {ofDay.map((version) => (
          <ListItem key={version.number} disablePadding>
            <ListItemButton
              component={Link}
              to={addressOf(version)}
              selected={version.number === chosen}
              aria-current={version.number === chosen ? 'true' : undefined}
              preventScrollReset
              sx={[VERSION, version !== versions.at(-1) && LINE]}
            >
              <AuthorMark version={version} />
              <Typography component="b" noWrap sx={{ fontWeight: 600, lineHeight: `${MARK}px` }}>
                {authorOf(version)}
              </Typography>
              <Typography variant="body2" component="time" dateTime={version.at} color="textThird">
                {texts.clock(version.at)}
              </Typography>
              <Typography
                sx={{ gridColumn: '2 / -1', color: 'text.secondary', overflowWrap: 'anywhere' }}
              >
                {summaryOf(subject, version)}
                <Typography
                  variant="body2"
                  component="small"
                  sx={{ display: 'block', color: 'text.third' }}
                >
                  {version.import?.file_name ??
                    (fromNewest && version === versions[0]
                      ? texts.now
                      : texts.number(version.number))}
                </Typography>
              </Typography>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </section>
  ));
}

function authorOf(version: HistoryVersion): string {
  if (version.import) return version.import.undone ? texts.importUndone : texts.import;
  return version.by?.name ?? (version.automatic ? texts.automatic : texts.deletedAccount);
}

/** Initials of a person, an icon for every other author. */
function AuthorMark({ version }: { version: HistoryVersion }) {
  const person = version.import ? null : version.by;
  return (
    <Avatar
      aria-hidden
      component="span"
      sx={{
        zIndex: zIndex.raised,
        alignSelf: 'start',
        width: MARK,
        height: MARK,
        bgcolor: person ? 'primary.wash' : 'neutral.wash',
        color: person ? 'primary.ink' : 'neutral.main',
        fontSize: '0.625rem',
        fontWeight: 600,
      }}
    >
      {person ? (
        initials(person.name)
      ) : version.import ? (
        <DownloadIcon />
      ) : version.automatic ? (
        <RotateCcwClockIcon />
      ) : (
        <UserRoundIcon />
      )}
    </Avatar>
  );
}
