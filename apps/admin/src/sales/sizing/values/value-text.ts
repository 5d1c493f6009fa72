import { labelText } from '@shishir/sizing';
import { figure } from '../figure';
import { valuesTexts } from './sizing-values.texts';

/** '35 °C', or the state of a switch. */
export const valueText = (row: { unit: string } & Limits, value: number): string =>
  isSwitch(row) ? (value === 1 ? valuesTexts.on : valuesTexts.off) : withUnit(value, row.unit);

export const withUnit = (value: number, unit: string): string =>
  `${figure(value)}${unit === '' || unit === '%' ? '' : '\u00a0'}${labelText(unit)}`;

interface Limits {
  min: number;
  max: number;
  whole: boolean;
}

/** True for a part of the load that is included (1) or left out (0). */
export const isSwitch = ({ min, max, whole }: Limits): boolean => whole && min === 0 && max === 1;
