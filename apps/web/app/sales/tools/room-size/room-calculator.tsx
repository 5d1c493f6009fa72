import {
  ROOM_KIND_NAMES,
  type RoomLoad,
  roomLoad,
  type SizingValues,
  SYSTEM_ROOM_C,
} from '@shishir/sizing';
import { useMemo, useRef, useState } from 'react';
import { useCountOnce } from '../../../platform/api/count-event';
import { PriceForm } from '../../enquiry/price-form';
import { Breadcrumb } from '../../../platform/ui/breadcrumb';
import { Facts } from '../../../platform/ui/facts';
import { Panel } from '../../../platform/ui/panel';
import { fieldErrors, firstWrong } from './form/room-errors';
import { RoomForm, type SetField } from './form/room-form';
import {
  designFor,
  queryOf,
  roomOf,
  roomPath,
  shortQueryOf,
  type TypedRoom,
  typedFrom,
} from './form/room-query';
import { describeLoad, describeRoom, two } from './form/room-texts';
import { useTypedRoom } from './form/use-typed-room';
import { Assumptions } from './result/assumptions';
import { FittingUnits } from './result/fitting-units';
import { RoomCost } from './result/room-cost';
import { RoomDrawing } from './result/room-drawing';
import { NoResult, ResultBar, RoomResult } from './result/room-result';
import { WhyShopsDisagree } from './result/rules-of-thumb';
import type { RoomPage } from './room-page.server';
import { roomSizeTexts as texts } from './room-size.texts';
import { toolTexts } from '../shared/tool.texts';
import { numberOf } from '../shared/typed-number';
import { placeOf } from '../vrf/system/system-query';
import styles from '../tools.module.css';

/** The form, its result, and the parts from the catalogue. */
export function RoomCalculator(props: RoomPage) {
  const { values, sources, names, tariffs, sizes, fits, terms } = props;
  const form = useRef<HTMLFormElement>(null);
  const [typed, onChange] = useTypedRoom(props.typed, form);
  const set: SetField = (field) => ({
    name: field,
    value: typed[field],
    onChange: ({ target }) => onChange(field, target.value),
  });
  const { drawing, errors } = useMemo(() => {
    const room = roomOf(typed);
    const result = roomLoad(room, values);
    return result.ok
      ? { drawing: { room, load: result.value }, errors: {} }
      : { drawing: null, errors: fieldErrors(result.errors, typed) };
  }, [typed, values]);
  const load = drawing?.load ?? null;
  const isUsual = useMemo(
    () => load !== null && queryOf(typed) === queryOf(usualOf(typed, values)),
    [load, typed, values],
  );
  useCountOnce('tool', 'room-size', load !== null && !isUsual);
  const words = drawing && describeRoom(drawing.room);
  // Nothing above a field may appear or disappear during typing, so the last drawing stays.
  const drawn = useLast(drawing);
  const [openedWrong, setOpenedWrong] = useState(!load);
  if (openedWrong && load) setOpenedWrong(false);
  return (
    <>
      <div className={`wrap ${styles.pageHead}`}>
        <div>
          <Breadcrumb crumbs={[{ title: toolTexts.home, path: '/' }, { title: texts.title }]} />
          <h1>{texts.heading}</h1>
          <p className="lead">{texts.lead}</p>
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.column}>
          {drawn && <RoomDrawing {...drawn} inFeet={typed.unit === 'sqft'} stale={!load} />}
          <Panel>
            <RoomForm {...{ form, typed, errors, isUsual, set }} alert={openedWrong} />
          </Panel>
          <ResultBar load={load} wrong={firstWrong(errors)} />
        </div>
        {load ? (
          <RoomResult
            load={load}
            sizes={sizes}
            humidityMax={values.humidity_max_percent}
            toSystem={toSystem(typed, load)}
          />
        ) : (
          <NoResult errors={errors} />
        )}
      </div>
      {drawing && load && (
        <>
          {fits && <FittingUnits fits={fits} />}
          <WhyShopsDisagree {...drawing} />
          <RoomCost {...{ load, typed, values, tariffs, set }} />
          <Assumptions {...drawing} {...{ values, sources, names }} />
        </>
      )}
      <section className={styles.send} id="send" aria-labelledby="send-title">
        <div className={`wrap ${styles.halves}`}>
          <div>
            <h2 id="send-title">{texts.send.title}</h2>
            <p className={styles.intro}>{texts.send.lead}</p>
            {words && load && (
              <Facts
                sentences
                facts={[
                  [texts.send.room, words.room],
                  [texts.send.glass, words.glass],
                  [texts.send.inside, words.inside],
                  [texts.send.result, describeLoad(load)],
                ]}
              />
            )}
          </div>
          <Panel>
            <PriceForm
              subject={texts.send.subject}
              questions="calculated"
              source={{ page: roomPath(typed) }}
              terms={terms}
              // An invalid room does not send the design of an earlier one.
              given={{ design: drawing ? designFor(drawing.room, typed) : '' }}
            />
          </Panel>
        </div>
      </section>
    </>
  );
}

/**
 * Returns the address of the system builder with the room, its likely load, its place and temperature, and the link to
 * this calculation.
 */
function toSystem(typed: TypedRoom, { likely }: RoomLoad): string {
  const room = `${Number(two(likely.kw))}__${ROOM_KIND_NAMES[roomOf(typed).kind]}`;
  const { place, target } = typed;
  const query = new URLSearchParams({
    ...{ add: '1', room, from: `0_${shortQueryOf(typed)}` },
    ...(placeOf(place) && { place }),
    ...(numberOf(target) !== SYSTEM_ROOM_C && { target }),
  });
  return `/tools/vrf?${query.toString()}`;
}

const usualOf = ({ kind, unit }: TypedRoom, values: SizingValues) =>
  typedFrom(new URLSearchParams({ kind, unit }), values);

/** Returns the last value that was not null. */
function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
