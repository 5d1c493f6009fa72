import { kwText, type plannedRoom, type roomWarnings, warningText } from '@shishir/sizing';
import { sitePath } from '../../../../platform/locale/site-path';
import { Icon } from '../../../../platform/ui/icon';
import { isEarlierEdition } from '../../shared/edition-query';
import type { errorsOf } from '../system/system-input';
import type { TypedRoom } from '../system/system-query';
import { roomsTexts } from './rooms.texts';
import { OtherModels } from './other-models';
import { suggestionsFor, type Units } from './units-for-room';
import vrfStyles from '../vrf.module.css';
import styles from './room-note.module.css';

const texts = roomsTexts.note;
const MOST_SUGGESTIONS = 3;

/** A room with its unit, errors and warnings. */
export interface JudgedRoom {
  room: TypedRoom;
  units: Units;
  name: string;
  planned: ReturnType<typeof plannedRoom>;
  errors: ReturnType<typeof errorsOf>;
  warnings: ReturnType<typeof roomWarnings>;
}

interface RoomNoteProps extends JudgedRoom {
  /** Id of the note, which describes the field of the unit. */
  id: string;
}

/** Capacity left above the load, or the problem with a button that fixes it. */
export function RoomNote({ id, room, units, name, planned, errors, warnings }: RoomNoteProps) {
  const { unit, load_kw, left_kw, left_percent, corrected_kw = 0, count } = planned;
  const plan = {
    rooms: [{ ...planned, name }],
    outdoor: null,
    indoor_kw: 0,
  };
  const [warning] = warnings;
  const asks = { load_kw, count };
  const wrong =
    errors.load ??
    errors.count ??
    errors.alike ??
    (warning && sentence(warningText(warning, plan).text));
  const offers =
    warning?.code === 'no_unit' || warning?.code === 'hidden_product'
      ? suggestionsFor(asks, units).slice(0, MOST_SUGGESTIONS)
      : warning?.code === 'unit_too_small'
        ? suggestionsFor(asks, units, units.byId.get(unit!.id)!.kind)
        : warning?.code === 'sensible_too_small'
          ? suggestionsFor(
              { load_kw: warning.needed_kw * units.factor, count },
              units,
              units.byId.get(unit!.id)!.kind,
            )
          : [];
  const models = unit && (
    <OtherModels unit={units.byId.get(unit.id)!} units={units} of={room.key} />
  );
  const from = room.from && (
    <a className={styles.calculation} href={sitePath(`/tools/room-size?${room.from}`)}>
      {isEarlierEdition(room.from) ? texts.earlierCalculation : texts.calculation}
    </a>
  );
  if (wrong) {
    const isError = warning?.code !== 'no_unit' || Object.keys(errors).length > 0;
    return (
      <p className={`${styles.note} number`} id={id}>
        {isError ? (
          <span className="error">
            <Icon name="alert" />
            <span>{wrong}</span>
          </span>
        ) : (
          <span>{load_kw === null ? texts.noUnit : texts.fitting}</span>
        )}
        {offers.map((offer) => (
          <button
            key={offer.id}
            className={vrfStyles.fixButton}
            name="do"
            value={`unit.${room.key}.${offer.id}`}
          >
            {isError ? texts.use(offer.label) : offer.label}
          </button>
        ))}
        {/too_small$/.test(warning?.code ?? '') && offers.length === 0 && (
          <button className={vrfStyles.fixButton} name="do" value={`more.${room.key}`}>
            {texts.oneMore}
          </button>
        )}
        {warning?.code === 'panel_missing' && (
          <button className={vrfStyles.fixButton} name="do" value={`panel.${room.key}`}>
            {texts.addPanel}
          </button>
        )}
        {models}
        {from}
      </p>
    );
  }
  const capacity =
    left_kw === null || load_kw === null
      ? kwText(corrected_kw)
      : left_percent === null
        ? texts.forLoad(kwText(corrected_kw), kwText(load_kw))
        : texts.forLoadWithSpare(kwText(corrected_kw), kwText(load_kw), Math.round(left_percent));
  return (
    <p className={`${styles.note} number`} id={id}>
      <span>{unit?.panel_model ? texts.withPanel(capacity, unit.panel_model) : capacity}</span>
      {unit?.panel_model && (
        <button
          className={`${vrfStyles.fixButton} ${styles.quiet}`}
          name="do"
          value={`nopanel.${room.key}`}
        >
          {texts.removePanel}
        </button>
      )}
      {models}
      {from}
    </p>
  );
}

/** Removes the name of the room, which the row shows already. */
const sentence = (text: string) => {
  const rest = text.slice(text.indexOf(': ') + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};
