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

interface RoomCostProps {
  load: RoomLoad;
  typed: TypedRoom;
  values: SizingValues;
  tariffs: readonly SiteTariff[];
  set: SetField;
}

const { min, max } = valueEntry('cop');
const COP: Limit = { label: 'Efficiency (COP)', unit: '', min, max };

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
      title="What it costs to run"
      lead={
        tariff.prices.kind === 'slabs'
          ? 'What the room costs in electricity on top of your other use. Change what is different.'
          : 'What the room costs in electricity. Change what is different.'
      }
      {...{ typed, values, tariffs, tariff, cost, set }}
      usualTariff={USUAL_COST.tariff}
      errors={error ? { cop: error } : {}}
      form={ROOM_FORM}
      loadHint="Of the likely load while it runs"
      beside={
        <NumberField
          label="Efficiency (COP)"
          unit="W/W"
          hint="From the label of the unit"
          {...set('cop')}
          form={ROOM_FORM}
          error={error}
        />
      }
    />
  );
}
