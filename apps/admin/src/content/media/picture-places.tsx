import type { MediaDetail, MediaPlace, MediaUser } from '@shishir/contract';
import { BoxIcon, SettingsIcon, TagIcon, UserRoundIcon, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/ui/page/paths';
import { contentRecords, ofEachRecord } from '../records/content-records';
import { panelTexts as texts, placeNote, SUBJECT_TITLES } from './media.texts';

const ICONS: Record<MediaUser, LucideIcon> = {
  product: BoxIcon,
  category: TagIcon,
  ...ofEachRecord(({ icon }) => icon),
  company: SettingsIcon,
  user: UserRoundIcon,
};

const trashOf = (list: string) => `${list}?trash=true`;

/** Where a record is edited; of one in the trash, the trash. */
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

interface PlacesProps {
  item: MediaDetail;
  /** Of the sentence that says why it can or cannot be deleted. */
  noteId: string;
}

/** Where a picture is, and what follows from it. */
export function PicturePlaces({ item, noteId }: PlacesProps) {
  const { uses, places, former, kept_until } = item;
  const note =
    uses > 0 ? texts.usedNote(uses) : kept_until ? texts.keptNote(kept_until) : texts.unusedNote;
  return (
    <section>
      <h3>{texts.used(uses)}</h3>
      {places.length > 0 && (
        <ul className="picture-places">
          {places.map((place) => (
            <Place
              key={`${place.subject} ${place.id} ${place.field}`}
              place={place}
              note={placeNote(place)}
            />
          ))}
        </ul>
      )}
      {uses > places.length && <p className="mut num">{texts.moreUses(uses - places.length)}</p>}
      <p id={noteId} className="picture-panel__note">
        {note}
      </p>
      {former.length > 0 && (
        <>
          <h3 className="picture-panel__former">{texts.former}</h3>
          <ul className="picture-places">
            {former.map((place) => (
              <Place
                key={`${place.subject} ${place.id}`}
                place={place}
                note={place.in_trash ? texts.inTrash : ''}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Place({ place, note }: { place: Omit<MediaPlace, 'field'>; note: string }) {
  const { subject, name } = place;
  const Icon = ICONS[subject];
  return (
    <li>
      <Icon />
      <Link to={placePath(place)}>
        {SUBJECT_TITLES[subject]} {name && `‘${name}’`}
      </Link>
      <span>{note}</span>
    </li>
  );
}

/** What is stored of a picture. */
export function PictureFile({ item }: { item: MediaDetail }) {
  const rows = [
    [texts.size, texts.sizeOf(item)],
    [texts.formats, texts.formatsOf(item.picture.width)],
    [texts.uploaded, texts.uploadedOf(item.created_at, item.created_by?.name ?? null)],
  ];
  return (
    <section>
      <h3>{texts.file}</h3>
      <dl className="picture-file">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
