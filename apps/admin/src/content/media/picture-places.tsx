import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { MediaDetail, MediaPlace, MediaUser } from '@shishir/contract';
import { BoxIcon, SettingsIcon, TagIcon, UserRoundIcon, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/ui/page/paths';
import { contentRecords, ofEachRecord } from '../records/content-records';
import { panelTexts as texts, placeNote, SUBJECT_TITLES } from './media.texts';
import { PanelHeading } from './panel-parts';

const ICONS: Record<MediaUser, LucideIcon> = {
  product: BoxIcon,
  category: TagIcon,
  ...ofEachRecord(({ icon }) => icon),
  company: SettingsIcon,
  user: UserRoundIcon,
};

const trashOf = (list: string) => `${list}?trash=true`;

/** Returns the path at which a record is edited, or the trash for a deleted record. */
function placePath({ subject, id, in_trash }: Omit<MediaPlace, 'field'>): string {
  switch (subject) {
    case 'product':
      return in_trash ? paths.products.trash : paths.products.edit(id);
    case 'category':
      return in_trash ? paths.categoryTrash : paths.categories;
    case 'company':
      return paths.companyDetails;
    case 'user':
      return paths.userList;
    default: {
      const { list, edit } = contentRecords[subject].paths;
      return in_trash ? trashOf(list) : edit(id);
    }
  }
}

/** Line between rows. */
const ruled = { borderTop: 1, borderColor: 'divider', '&:first-of-type': { border: 0 } };

interface PlacesProps {
  item: MediaDetail;
  /** Id of the sentence that explains whether it can be deleted. */
  noteId: string;
}

/** Places of a picture, and whether it can be deleted. */
export function PicturePlaces({ item, noteId }: PlacesProps) {
  const { uses, places, former, kept_until } = item;
  const note =
    uses > 0 ? texts.usedNote(uses) : kept_until ? texts.keptNote(kept_until) : texts.unusedNote;
  return (
    <section>
      <PanelHeading>{texts.used(uses)}</PanelHeading>
      {places.length > 0 && (
        <List disablePadding>
          {places.map((place) => (
            <Place
              key={`${place.subject} ${place.id} ${place.field}`}
              place={place}
              note={placeNote(place)}
            />
          ))}
        </List>
      )}
      {uses > places.length && (
        <Typography color="textThird">{texts.moreUses(uses - places.length)}</Typography>
      )}
      <Typography id={noteId} sx={{ mt: 1, color: 'text.third' }}>
        {note}
      </Typography>
      {former.length > 0 && (
        <>
          <PanelHeading sx={{ mt: 2.5 }}>{texts.former}</PanelHeading>
          <List disablePadding>
            {former.map((place) => (
              <Place
                key={`${place.subject} ${place.id}`}
                place={place}
                note={place.in_trash ? texts.inTrash : ''}
              />
            ))}
          </List>
        </>
      )}
    </section>
  );
}

function Place({ place, note }: { place: Omit<MediaPlace, 'field'>; note: string }) {
  const { subject, name } = place;
  const Icon = ICONS[subject];
  return (
    <ListItem disablePadding sx={{ ...ruled, gap: 1.5, minHeight: 44 }}>
      <Box component={Icon} sx={{ color: 'text.secondary' }} />
      <MuiLink
        component={Link}
        to={placePath(place)}
        underline="none"
        color="inherit"
        sx={{
          minWidth: 0,
          py: 1.25,
          fontWeight: 500,
          overflowWrap: 'anywhere',
          '&:hover': { color: 'primary.ink' },
        }}
      >
        {SUBJECT_TITLES[subject]} {name && `‘${name}’`}
      </MuiLink>
      <Typography component="span" variant="body2" noWrap sx={{ ml: 'auto', color: 'text.third' }}>
        {note}
      </Typography>
    </ListItem>
  );
}

/** Stored file of a picture. */
export function PictureFile({ item }: { item: MediaDetail }) {
  const rows = [
    [texts.size, texts.sizeOf(item)],
    [texts.formats, texts.formatsOf(item.picture.width)],
    [texts.uploaded, texts.uploadedOf(item.created_at, item.created_by?.name ?? null)],
  ];
  return (
    <section>
      <PanelHeading>{texts.file}</PanelHeading>
      <dl>
        {rows.map(([name, value]) => (
          <Box
            key={name}
            sx={{
              ...ruled,
              display: 'grid',
              gridTemplateColumns: '112px minmax(0, 1fr)',
              gap: 2,
              py: 1,
            }}
          >
            <Box component="dt" sx={{ color: 'text.third' }}>
              {name}
            </Box>
            <dd>{value}</dd>
          </Box>
        ))}
      </dl>
    </section>
  );
}
