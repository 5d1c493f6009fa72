import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type SubjectCounts,
  TRANSLATED_SUBJECTS,
  type TranslatedSubject,
  TRANSLATION_VIEWS,
  type TranslationRow,
  type TranslationView,
} from '@shishir/contract';
import { Link, useNavigate } from 'react-router-dom';
import { StatusBadge } from '../../platform/theme/status-badge';
import { CellText } from '../../platform/ui/list/cell-text';
import { ChoiceField } from '../../platform/ui/list/choice-field';
import { useListAddress } from '../../platform/ui/list/list-address';
import { type ListColumn, RowAction } from '../../platform/ui/list/list-columns';
import { ListFrame } from '../../platform/ui/list/list-frame';
import { PageHeader } from '../../platform/ui/page/page-header';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { ExportTranslations, ImportTranslations } from './translation-files';
import { TranslationTabs } from './translation-tabs';
import { TranslationQuery, useTranslations } from './translations.queries';
import { SUBJECT_NAMES, translationTexts as texts, VIEW_NAMES } from './translations.texts';

type Row = TranslationRow & { record: number };

const subjects = [
  { value: 'all' as const, label: texts.allSubjects },
  ...TRANSLATED_SUBJECTS.map((value) => ({ value, label: SUBJECT_NAMES[value] })),
];
const states = [
  { value: 'all' as const, label: texts.allStates },
  ...TRANSLATION_VIEWS.map((value) => ({ value, label: VIEW_NAMES[value] })),
];

const pathOf = ({ subject, record }: Row) => paths.translate(subject, record);

const columns: ListColumn<Row>[] = [
  {
    field: 'name',
    header: texts.columns.name,
    width: 200,
    grow: 1.4,
    fixed: true,
    cell: ({ name }) => <CellText>{name}</CellText>,
  },
  {
    field: 'subject',
    header: texts.columns.subject,
    width: 130,
    cell: ({ subject }) => <CellText>{SUBJECT_NAMES[subject]}</CellText>,
  },
  {
    field: 'state',
    header: texts.columns.state,
    width: 280,
    grow: 1,
    cell: (row) => <TranslationState {...row} />,
  },
  {
    field: 'action',
    header: texts.columns.action,
    width: 110,
    align: 'right',
    fixed: true,
    cell: (row) => (
      <RowAction>
        <Button component={Link} to={pathOf(row)} aria-label={texts.open(row.name)}>
          {texts.openShort}
        </Button>
      </RowAction>
    ),
  },
];

/** Records with texts to translate, and the progress by type. */
export default function TranslationsPage() {
  const address = useListAddress(TranslationQuery);
  const list = useTranslations(address.query);
  const navigate = useNavigate();
  const { subject, state } = address.query;
  return (
    <>
      <PageTitle text={texts.title} />
      <TranslationTabs
        current="list"
        actions={
          <>
            <ExportTranslations subject={subject} state={state} />
            <ImportTranslations />
          </>
        }
      />
      <PageHeader note={texts.note} />
      <Progress counts={list.counts} />
      <ListFrame<Row>
        name="translations"
        label={texts.title}
        address={address}
        list={list}
        columns={columns}
        search={texts.search}
        empty={texts.empty}
        filters={
          <>
            <ChoiceField<TranslatedSubject | 'all'>
              label={texts.subject}
              value={subject ?? 'all'}
              choices={subjects}
              onChoose={(value) => address.change({ subject: value === 'all' ? null : value })}
            />
            <ChoiceField<TranslationView | 'all'>
              label={texts.state}
              value={state ?? 'all'}
              choices={states}
              onChoose={(value) => address.change({ state: value === 'all' ? null : value })}
            />
          </>
        }
        onOpen={(row) => void navigate(pathOf(row))}
        card={(row) => <TranslationCard row={row} />}
      />
    </>
  );
}

const TranslationCard = ({ row }: { row: Row }) => (
  <Stack sx={{ gap: 0.5, px: 2, py: 1.75, alignItems: 'flex-start' }}>
    <Typography
      component={Link}
      to={pathOf(row)}
      sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}
    >
      {row.name}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.third' }}>
      {SUBJECT_NAMES[row.subject]}
    </Typography>
    <TranslationState {...row} />
  </Stack>
);

/** Number of texts that need attention. */
function TranslationState({ missing, stale, draft }: TranslationRow) {
  const isComplete = missing + stale + draft === 0;
  return (
    <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      {isComplete && <StatusBadge tone="ok" label={texts.complete} />}
      {missing > 0 && <StatusBadge tone="mute" label={texts.missing(missing)} />}
      {stale > 0 && <StatusBadge tone="warn" label={texts.stale(stale)} />}
      {draft > 0 && <StatusBadge tone="info" label={texts.draft(draft)} />}
    </Stack>
  );
}

/** Number of translated texts by type. */
function Progress({ counts }: { counts: SubjectCounts[] }) {
  if (counts.length === 0) return null;
  return (
    <Box component="section" aria-label={texts.counts}>
      <Box component="dl" sx={progressLook}>
        {counts
          .filter((one) => one.texts > 0)
          .map((one) => (
            <Box key={one.subject}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {SUBJECT_NAMES[one.subject]}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
                {texts.countOf(one.texts - one.missing, one.texts)}
              </Typography>
            </Box>
          ))}
      </Box>
    </Box>
  );
}

const progressLook = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 1.5,
  m: 0,
  mb: 2,
};
