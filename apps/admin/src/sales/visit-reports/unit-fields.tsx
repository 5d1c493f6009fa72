import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  PRESSURE_UNITS,
  type PressureUnit,
  REPORT_CHECKS,
  REPORT_READINGS,
  type ReportCheck,
  visitReportLabels,
} from '@shishir/contract';
import { FormField, useField } from '../../platform/ui/form/form-fields';
import { FormCell, TitledSection } from '../../platform/ui/form/long-form';
import type { UnitValues } from './kept-reports';
import { visitReportTexts } from './visit-reports.texts';

const texts = visitReportTexts.form.unit;
const { labels } = visitReportLabels;

interface Props {
  unit: UnitValues;
  /** Serial number and place. */
  about: string;
  /** Path of the unit in the form: 'units.0'. */
  path: string;
  number: number;
}

/** Readings, checks and note of one unit. Those of a unit that was left out are hidden, but kept. */
export function UnitFields({ unit, about, path, number }: Props) {
  const { unit_id, name, serviced, pressure_unit } = unit;
  const title = name || texts.other(number);
  return (
    <TitledSection id={`unit-${number}`} title={title} note={about || texts.note}>
      {unit_id === null && (
        <FormCell span={6}>
          <FormField name={`${path}.name`} label={texts.name} required hint={texts.nameHint} />
        </FormCell>
      )}
      <FormCell span={6}>
        <Ticked name={`${path}.serviced`} label={texts.serviced} />
      </FormCell>
      {serviced && (
        <>
          <Reading path={path} name="return_c" unit="°C" />
          <Reading path={path} name="supply_c" unit="°C" />
          <FormCell span={6}>
            <PressureUnits name={`${path}.pressure_unit`} />
          </FormCell>
          <Reading path={path} name="suction" unit={pressure_unit} />
          <Reading path={path} name="discharge" unit={pressure_unit} />
          <Reading path={path} name="current_a" unit="A" />
          <Reading path={path} name="voltage_v" unit="V" />
          <FormCell span={6}>
            <Checks name={`${path}.checks`} />
          </FormCell>
        </>
      )}
      <FormCell span={6}>
        <FormField name={`${path}.note`} label={texts.noteLabel} lines={2} />
      </FormCell>
    </TitledSection>
  );
}

interface ReadingProps {
  path: string;
  name: keyof typeof REPORT_READINGS;
  unit: string;
}

const Reading = ({ path, name, unit }: ReadingProps) => (
  <FormCell span={3}>
    <FormField
      name={`${path}.${name}`}
      label={REPORT_READINGS[name].label}
      inputMode="decimal"
      end={unit}
    />
  </FormCell>
);

/** Tick of the surrounding form, large enough for a thumb. */
export function Ticked({ name, label }: { name: string; label: string }) {
  const { value, change } = useField<boolean>(name);
  return (
    <FormControlLabel
      control={<Checkbox checked={value} onChange={(event) => change(event.target.checked)} />}
      label={label}
      sx={{ minHeight: 44 }}
    />
  );
}

function PressureUnits({ name }: { name: string }) {
  const { value, change } = useField<PressureUnit>(name);
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      onChange={(_, unit: PressureUnit | null) => unit && change(unit)}
      aria-label={texts.pressureUnit}
    >
      {PRESSURE_UNITS.map((unit) => (
        <ToggleButton key={unit} value={unit} sx={{ minWidth: 72, minHeight: 44 }}>
          {unit}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Checks({ name }: { name: string }) {
  const { value, change } = useField<ReportCheck[]>(name);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 500 }}>
        {texts.checks}
      </Box>
      <Box sx={CHECKS}>
        {REPORT_CHECKS.map((check) => (
          <FormControlLabel
            key={check}
            control={
              <Checkbox
                checked={value.includes(check)}
                onChange={(event) =>
                  change(
                    REPORT_CHECKS.filter((one) =>
                      one === check ? event.target.checked : value.includes(one),
                    ),
                  )
                }
              />
            }
            label={labels[check]}
            sx={{ minHeight: 44 }}
          />
        ))}
      </Box>
    </Box>
  );
}

const CHECKS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
