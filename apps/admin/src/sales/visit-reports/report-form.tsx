import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import {
  CorrectVisitReport,
  CreateVisitReport,
  REPORT_READINGS,
  type ReportedVisit,
  type ReportReading,
  type VisitReport,
} from '@shishir/contract';
import { formatNumericDate } from '@shishir/format';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorBodyOf } from '../../platform/api/failure';
import { newKey } from '../../platform/api/new-key';
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog';
import { FormDayField } from '../../platform/ui/form/day-field';
import { FormError } from '../../platform/ui/form/field';
import { FormField, usePartedField } from '../../platform/ui/form/form-fields';
import { FormFrame } from '../../platform/ui/form/form-frame';
import { FormCell, HalfCell, SaveBarFrame, TitledSection } from '../../platform/ui/form/long-form';
import { useSchemaForm } from '../../platform/ui/form/schema-form';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { useToast } from '../../platform/ui/toast/toast';
import {
  dropKept,
  keep,
  type KeptReport,
  type ReportValues,
  type UnitValues,
} from './kept-reports';
import { PhotoField } from './photo-field';
import { sendReport, showReported, thisMinute, toBody } from './send-report';
import { SignatureSection } from './signature-field';
import { UnitFields } from './unit-fields';
import { visitReportTexts } from './visit-reports.texts';

const texts = visitReportTexts.form;

interface Props {
  data: ReportedVisit;
  /** Typed report on this device. */
  kept: KeptReport | null;
  /** Called when sending begins and ends. */
  onSending: (isSending: boolean) => void;
  onSaved: () => void;
  onDiscard: () => void;
}

/** Form of a report, or of a correction if the visit has a report. Everything typed is kept on this device at once. */
export function ReportForm({ data, kept, onSending, onSaved, onDiscard }: Props) {
  const staff = useStaff();
  const queries = useQueryClient();
  const toast = useToast();
  const [saved] = data.reports;
  const corrects = saved?.revision ?? null;
  const [start] = useState<KeptReport>(() => ({
    staff: staff.id,
    visit: data.visit.id,
    title: data.visit.title,
    submission: kept?.submission ?? newKey(),
    state: 'typing',
    at: '',
    values: kept?.values ?? (saved ? valuesOf(saved) : newValues(data, staff.name)),
    corrects,
  }));
  const [isKept, setIsKept] = useState(true);
  const [share, setShare] = useState<number | null>(null);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const isBusy = useRef(false);
  const form = useSchemaForm({
    values: start.values,
    schema: corrects === null ? CreateVisitReport : CorrectVisitReport,
    toBody: (values) => toBody(values, start),
  });
  const { subscribe, getValues } = form;

  const write = (state: KeptReport['state']) =>
    keep({ ...start, state, at: new Date(Date.now()).toISOString(), values: getValues() });
  const keepTyped = useEffectEvent(async () => {
    if (!isBusy.current) setIsKept(await write('typing'));
  });
  useEffect(
    () =>
      subscribe({ formState: { values: true, isDirty: true }, callback: () => void keepTyped() }),
    [subscribe],
  );

  const send = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    onSending(true);
    setShare(0);
    setIsKept(await write('waiting'));
    const outcome = await sendReport(start, {
      onProgress: setShare,
      onStored: (reported) => showReported(queries, reported),
    });
    isBusy.current = false;
    setShare(null);
    onSending(false);
    if (outcome.state === 'rejected') {
      for (const [name, message] of Object.entries(errorBodyOf(outcome.error)?.fields ?? {})) {
        form.setError(name as keyof ReportValues, { message });
      }
      form.setError('root', { message: errorBodyOf(outcome.error)?.message });
      // The visit may have a report of a colleague by now.
      void queries.invalidateQueries({ queryKey: ['visits'] });
    }
    if (outcome.state === 'sent') {
      toast({ title: texts.saved });
      onSaved();
    }
  };
  const submit = () =>
    void form.handleSubmit(send, () => form.setError('root', { message: texts.invalid }))();

  return (
    <FormFrame form={form} label={texts.label} busy={share !== null} onSubmit={submit}>
      {saved && <Alert severity="info">{texts.correcting(saved.technician, saved.number)}</Alert>}
      {kept?.problem && !saved && <FormError>{kept.problem}</FormError>}
      {!isKept && <Alert severity="warning">{texts.notKept}</Alert>}
      <VisitFacts data={data} />
      {saved && (
        <TitledSection id="reason" title={texts.reason.title} note={texts.reason.note}>
          <FormCell span={6}>
            <FormField name="reason" label={texts.reason.label} required lines={2} />
          </FormCell>
        </TitledSection>
      )}
      <Units data={data} />
      <TitledSection id="work" title={texts.work.title} note={texts.work.note}>
        <FormCell span={6}>
          <FormField name="work_done" label={texts.work.done} required lines={3} />
        </FormCell>
        <FormCell span={6}>
          <FormField name="parts" label={texts.work.parts} lines={2} hint={texts.work.partsHint} />
        </FormCell>
        <FormCell span={6}>
          <FormField name="recommendation" label={texts.work.recommendation} lines={2} />
        </FormCell>
        <HalfCell>
          <FormDayField name="started_at" label={texts.work.start} required withTime />
        </HalfCell>
        <HalfCell>
          <FormDayField name="ended_at" label={texts.work.end} hint={texts.work.endHint} withTime />
        </HalfCell>
        <FormCell span={6}>
          <FormField name="technician" label={texts.work.technician} required />
        </FormCell>
      </TitledSection>
      <PhotoField of={start} former={saved?.photos.length ?? 0} />
      {!saved && <SignatureSection />}
      <SaveBarFrame
        state={
          share === null
            ? kept !== null && isKept && texts.kept
            : texts.sending(Math.round(share * 100))
        }
        sx={{ flexWrap: 'wrap' }}
      >
        {share !== null && (
          <LinearProgress
            variant="determinate"
            value={share * 100}
            aria-label={texts.sendingLabel}
            sx={{ width: '100%' }}
          />
        )}
        {(saved || kept) && (
          <Button
            disabled={share !== null}
            onClick={() => (kept ? setIsDiscarding(true) : onDiscard())}
          >
            {texts.discard}
          </Button>
        )}
        <Button type="submit" variant="contained" disabled={share !== null} sx={{ minHeight: 44 }}>
          {saved ? texts.saveCorrection : texts.save}
        </Button>
      </SaveBarFrame>
      {isDiscarding && (
        <ConfirmDialog
          question={texts.discardQuestion}
          confirm={texts.discard}
          onCancel={() => setIsDiscarding(false)}
          onConfirm={() => void dropKept(start).then(onDiscard)}
        >
          {texts.discardText}
        </ConfirmDialog>
      )}
    </FormFrame>
  );
}

function VisitFacts({ data: { visit } }: { data: ReportedVisit }) {
  const { customer, site, day, note } = visit;
  const facts = [customer?.name, site, day && formatNumericDate(`${day}T00:00:00Z`)];
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>{facts.filter(Boolean).join(', ')}</Typography>
      {note && <Typography color="textSecondary">{note}</Typography>}
    </div>
  );
}

function Units({ data }: { data: ReportedVisit }) {
  const { value, errorAt, change } = usePartedField<UnitValues[]>('units');
  const known = new Map(data.visit.units.map((unit) => [unit.id, unit]));
  return (
    <>
      <FormError>{errorAt('') ?? errorAt('root')}</FormError>
      {value.map((unit, index) => {
        const found = unit.unit_id === null ? undefined : known.get(unit.unit_id);
        return (
          <UnitFields
            key={unit.unit_id ?? `other-${index}`}
            unit={unit}
            about={[found?.serial, found?.place].filter(Boolean).join(', ')}
            path={`units.${index}`}
            number={index + 1}
          />
        );
      })}
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        onClick={() => change([...value, newUnit(null, '')])}
      >
        {texts.addUnit}
      </Button>
    </>
  );
}

const READINGS = Object.keys(REPORT_READINGS) as ReportReading[];

const newUnit = (unit_id: number | null, name: string): UnitValues => ({
  ...(Object.fromEntries(READINGS.map((one) => [one, ''])) as Record<ReportReading, string>),
  ...{ unit_id, name, note: '', checks: [], serviced: true, pressure_unit: 'bar' },
});

function newValues({ visit: { units } }: ReportedVisit, technician: string): ReportValues {
  const listed = units.map(({ id, name }) => newUnit(id, name));
  return {
    units: listed.length > 0 ? listed : [newUnit(null, '')],
    ...{ work_done: '', parts: '', recommendation: '', reason: '', technician },
    started_at: thisMinute(),
    ended_at: '',
    photos: [],
    ...{ signed_name: '', signature: '', signed_by_name: false },
  };
}

/** Values of a saved report, to correct it. Its photos stay and are not listed. */
function valuesOf(report: VisitReport): ReportValues {
  const { work_done, parts, recommendation, technician, started_at, ended_at } = report;
  return {
    ...{ work_done, parts, recommendation, technician, started_at, ended_at },
    units: report.units.map((unit) => ({
      ...newUnit(unit.unit_id, unit.name),
      ...(Object.fromEntries(
        READINGS.map((one) => [one, unit[one] === null ? '' : String(unit[one])]),
      ) as Record<ReportReading, string>),
      ...{ note: unit.note, checks: unit.checks, serviced: unit.serviced },
      pressure_unit: unit.pressure_unit,
    })),
    photos: [],
    ...{ signed_name: '', signature: '', signed_by_name: false, reason: '' },
  };
}
