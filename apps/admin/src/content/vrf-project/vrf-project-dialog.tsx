import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  PUBLIC_VRF_PROJECT_STATUSES,
  VRF_PROJECT_COLUMNS,
  type VrfProject,
  vrfProjectRecord,
} from '@shishir/contract';
import { formatWeekdayTime } from '@shishir/format';
import { DownloadIcon, ExternalLinkIcon } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { ScheduledFor } from '../../platform/ui/page/dhaka-time';
import { paths } from '../../platform/ui/page/paths';
import { publicAddress } from '../../platform/ui/page/public-address';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { valueText } from '../../platform/ui/record/record-values';
import { RecordView } from '../../platform/ui/record/record-view';
import { drawingAddress } from './drawings-field';
import { VrfProjectStatus } from './vrf-project-columns';
import { vrfProjectRecords } from './vrf-project.queries';
import { vrfProjectFormTexts, vrfProjectTexts as texts } from './vrf-project.texts';

/** Columns shown as facts; the others are shown around them. */
const FACTS = VRF_PROJECT_COLUMNS.filter(
  (name) => name !== 'project_name' && name !== 'status' && name !== 'publish_at',
);

/** One VRF project with all its data. */
export function VrfProjectDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { labels } = vrfProjectFormTexts;
  return (
    <RecordView
      title={texts.listTitle}
      response={vrfProjectRecords.useOne(id)}
      gone={texts.gone}
      noPicture={texts.noImage}
      editPath={paths.vrfProject.edit}
      onClose={onClose}
      view={(item) => ({
        title: item.project_name,
        state: <VrfProjectStatus status={item.status} />,
        note: item.publish_at ? (
          <ScheduledFor moment={item.publish_at} />
        ) : (
          recordTexts.changed(formatWeekdayTime(item.updated_at))
        ),
        aside: <Aside item={item} />,
        facts: {
          ...Object.fromEntries(
            FACTS.map((name) => [labels[name], valueText(vrfProjectRecord, {}, name, item[name])]),
          ),
          [labels.equipment_list]: item.equipment_list?.join('\n'),
        },
      })}
    />
  );
}

const { publicSite } = texts;

const Heading = ({ children }: PropsWithChildren) => (
  <Typography variant="subtitle2" component="h3" sx={{ mt: 3, mb: 1 }}>
    {children}
  </Typography>
);

/** Link with an icon. */
const ActionLink = (props: LinkProps) => (
  <MuiLink
    underline="none"
    {...props}
    sx={{
      display: 'inline-flex',
      gap: 0.75,
      alignItems: 'center',
      minHeight: 32,
      color: 'primary.ink',
      fontWeight: 600,
    }}
  />
);

/** Drawings, and whether visitors see the project. */
function Aside({ item }: { item: VrfProject }) {
  const { drawings = [], status, category, publish_at } = item;
  const isPublic = (PUBLIC_VRF_PROJECT_STATUSES as readonly string[]).includes(status);
  const statusText = texts.statuses[status].toLowerCase();
  return (
    <>
      <Heading>{vrfProjectFormTexts.labels.drawings}</Heading>
      {drawings.length === 0 ? (
        <Typography>{recordTexts.none}</Typography>
      ) : (
        <List disablePadding sx={{ overflowWrap: 'anywhere' }}>
          {drawings.map((drawing, index) =>
            typeof drawing === 'string' ? (
              <ListItem key={index} disablePadding>
                {drawing}
              </ListItem>
            ) : (
              <ListItem key={drawing.file} disablePadding>
                <ActionLink href={drawingAddress(item.id, drawing)} download={drawing.name}>
                  <DownloadIcon />
                  {drawing.name}
                </ActionLink>
              </ListItem>
            ),
          )}
        </List>
      )}
      <Heading>{publicSite.title}</Heading>
      <Typography>
        {isPublic ? publicSite.shown(category, statusText) : publicSite.hidden(statusText)}
      </Typography>
      {publish_at && <Typography>{publicSite.from(formatWeekdayTime(publish_at))}</Typography>}
      {isPublic && !publish_at && (
        <ActionLink
          href={publicAddress(window.location, '/our-projects')}
          target="_blank"
          rel="noreferrer"
        >
          {publicSite.open}
          <ExternalLinkIcon />
        </ActionLink>
      )}
    </>
  );
}
