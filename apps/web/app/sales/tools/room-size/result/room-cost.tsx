import {
  errorText,
  inputFor_w,
  type Limit,
  outOfRange,
  type RoomLoad,
  type SizingValues,
  valueEntry,
} from '@shishir/sizing';
import type { SiteTariff } from '../../../../catalogue/product-parts/sizing-data.server';
import { costOf } from '../../shared/cost-query';
import { NumberField } from '../../shared/fields';
import { RunningCostSection, tariffOf } from '../../shared/running-cost';
import { numberOf } from '../../shared/typed-number';
import { ROOM_FORM, type SetField } from '../form/room-form';
import { type TypedRoom, USUAL_COST } from '../form/room-query';
import { roomResultTexts } from './room-result.texts';

const texts = roomResultTexts.cost;

interface RoomCostProps {
  load: RoomLoad;
  typed: TypedRoom;
  values: SizingValues;
  tariffs: readonly SiteTariff[];
  set: SetField;
}

const { min, max } = valueEntry('cop');
const COP: Limit = { label: texts.cop, unit: '', min, max };

/** Monthly electricity cost of the room, on top of the other use of the household. */
export function RoomCost({ load, typed, values, tariffs, set }: RoomCostProps) {
  const tariff = tariffOf(tariffs, typed.tariff);
  if (!tariff) return null;
  const cop = numberOf(typed.cop);
  const [wrong] = outOfRange('cop', cop, COP);
  const cost = costOf(
    typed,
    inputFor_w(load.likely.w, wrong ? undefined : cop),
    values,
    tariff.prices,
  );
  const error = wrong && errorText(wrong);
  return (
    <RunningCostSection
      title={texts.title}
      lead={tariff.prices.kind === 'slabs' ? texts.leadWithOtherUse : texts.lead}
      {...{ typed, values, tariffs, tariff, cost, set }}
      usualTariff={USUAL_COST.tariff}
      errors={error ? { cop: error } : {}}
      form={ROOM_FORM}
      loadHint={texts.loadHint}
      beside={
        <NumberField
          label={texts.cop}
          unit="W/W"
          hint={texts.copHint}
          {...set('cop')}
          form={ROOM_FORM}
          error={error}
        />
      }
    />
  );
}
