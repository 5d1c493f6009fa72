import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  REPORT_READINGS,
  type ReportedUnit,
  type ReportedVisit,
  type ReportReading,
  SIGNATURE_SIZE,
  type VisitReport,
  visitReportLabels,
} from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { dhakaDay, formatNumericTime, formatTime } from '@shishir/format';
import { useQueryClient } from '@tanstack/react-query';
import { DownloadIcon, MailIcon, PencilIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../platform/api/failure';
import { tsr } from '../../platform/api/tsr';
import { PageHeader } from '../../platform/ui/page/page-header';
import { RecordNumber } from '../../platform/ui/page/record-number';
import { useToast } from '../../platform/ui/toast/toast';
import { showReported } from './send-report';
import { visitReportTexts } from './visit-reports.texts';

const texts = visitReportTexts.view;
const { labels } = visitReportLabels;
const READINGS = Object.keys(REPORT_READINGS) as ReportReading[];

/** The newest version of a report, with its actions and the earlier versions. */
export function ReportView({ data, onCorrect }: { data: ReportedVisit; onCorrect: () => void }) {
  const { visit, reports } = data;
  const [report, ...earlier] = reports as [VisitReport, ...VisitReport[]];
  const { number, revision, units, photos } = report;
  return (
    <>
      <PageHeader
        actions={
          <>
            <Button
              href={pdfOf(visit.id)}
              target="_blank"
              variant="outlined"
              startIcon={<DownloadIcon />}
            >
              {texts.pdf}
            </Button>
            <Button variant="outlined" startIcon={<PencilIcon />} onClick={onCorrect}>
              {texts.correct}
            </Button>
            <SendButton data={data} report={report} />
          </>
        }
      >
        <Typography>
          <b>
            <RecordNumber>{number}</RecordNumber>
          </b>
          {revision > 1 && `, ${texts.version(revision)}`}
          {visit.customer && `, ${visit.customer.name}`}
        </Typography>
      </PageHeader>
      {report.reason && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.reason(report.reason)}
        </Alert>
      )}
      <Stack sx={{ gap: 2, maxWidth: 860 }}>
        {units.map((unit, index) => (
          <UnitPanel key={index} unit={unit} />
        ))}
        <Paper component="section" sx={PANEL}>
          <Fact name={texts.work}>{report.work_done}</Fact>
          <Fact name={texts.parts}>{report.parts}</Fact>
          <Fact name={texts.recommendation}>{report.recommendation}</Fact>
          <Fact name={texts.technician}>{report.technician}</Fact>
          <Fact name={texts.time}>{timeOf(report)}</Fact>
        </Paper>
        {photos.length > 0 && (
          <Paper component="section" aria-label={texts.photos} sx={[PANEL, PHOTOS]}>
            {photos.map(({ caption }, index) => (
              <Box component="figure" key={index} sx={{ m: 0 }}>
                <a href={photoOf(visit.id, index + 1)} target="_blank" rel="noreferrer">
                  <img
                    src={photoOf(visit.id, index + 1)}
                    alt={caption || texts.photo(index + 1)}
                    loading="lazy"
                  />
                </a>
                <Typography component="figcaption" variant="body2" color="textSecondary">
                  {caption}
                </Typography>
              </Box>
            ))}
          </Paper>
        )}
        <Paper component="section" sx={PANEL}>
          {report.signature && (
            <Box
              component="svg"
              viewBox={`0 0 ${SIGNATURE_SIZE.width} ${SIGNATURE_SIZE.height}`}
              role="img"
              aria-label={texts.signature(report.signed_name)}
              sx={SIGNATURE}
            >
              <path d={report.signature} strokeWidth="4" />
            </Box>
          )}
          <Typography>
            {texts.signedBy(report.signed_name, report.signed_at)}
            {!report.signature && `, ${texts.byName}`}
          </Typography>
        </Paper>
        {earlier.length > 0 && <Versions visit={visit.id} reports={earlier} />}
      </Stack>
    </>
  );
}

const pdfOf = (id: number, revision?: number) =>
  apiPath('GET /api/v1/visits/:id/report/pdf', {
    params: { id },
    query: revision === undefined ? {} : { revision },
  });
const photoOf = (id: number, photo: number) =>
  apiPath('GET /api/v1/visits/:id/report/photos/:photo', { params: { id, photo } });

function timeOf({ started_at, ended_at }: VisitReport): string {
  const isSameDay = dhakaDay(started_at) === dhakaDay(ended_at);
  const end = isSameDay ? formatTime(ended_at) : formatNumericTime(ended_at);
  return `${formatNumericTime(started_at)}–${end}`;
}

/** Sends the newest version once; afterwards shows to whom. */
function SendButton({ data, report }: { data: ReportedVisit; report: VisitReport }) {
  const queries = useQueryClient();
  const toast = useToast();
  const { id, email } = data.visit;
  const send = tsr.visitReports.send.useMutation({
    onSuccess: ({ body }) => showReported(queries, body.data),
    onError: (error) =>
      toast({ title: texts.sendFailed, description: failureText(error), variant: 'destructive' }),
  });
  const { mail, mailed_at } = report;
  if (mailed_at) {
    const to = mail?.to ?? '';
    return (
      <Typography color="textSecondary" role="status" sx={{ alignSelf: 'center' }}>
        {mail?.status === 'waiting' ? texts.sendingTo(to) : texts.sentTo(to)}
      </Typography>
    );
  }
  if (!email) {
    return (
      <Typography color="textSecondary" sx={{ alignSelf: 'center' }}>
        {texts.noEmail}
      </Typography>
    );
  }
  return (
    <Button
      variant="contained"
      startIcon={<MailIcon />}
      disabled={send.isPending}
      onClick={() => send.mutate({ params: { id }, body: {} })}
    >
      {send.isPending ? texts.sending : texts.send}
    </Button>
  );
}

function UnitPanel({ unit }: { unit: ReportedUnit }) {
  const { name, serial, place, serviced, checks, note, pressure_unit } = unit;
  return (
    <Paper component="section" sx={PANEL}>
      <div>
        <Typography component="h2" variant="subtitle1">
          {name}
        </Typography>
        <Typography color="textThird">{[serial, place].filter(Boolean).join(', ')}</Typography>
      </div>
      {!serviced && <Typography>{texts.notServiced}</Typography>}
      <Box component="dl" sx={READINGS_GRID}>
        {READINGS.filter((one) => unit[one] !== null).map((one) => (
          <div key={one}>
            <dt>{REPORT_READINGS[one].label}</dt>
            <dd>{`${unit[one]} ${REPORT_READINGS[one].unit ?? pressure_unit}`}</dd>
          </div>
        ))}
      </Box>
      {checks.length > 0 && (
        <Typography>{checks.map((check) => labels[check]).join(', ')}</Typography>
      )}
      {note && <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>}
    </Paper>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <Typography variant="body2" color="textThird">
        {name}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Typography>
    </div>
  );
}

function Versions({ visit, reports }: { visit: number; reports: VisitReport[] }) {
  return (
    <Paper component="section" aria-label={texts.versions} sx={PANEL}>
      <Typography component="h2" variant="subtitle1">
        {texts.versions}
      </Typography>
      {reports.map(({ revision, reason, by, created_at }) => (
        <div key={revision}>
          <Button href={pdfOf(visit, revision)} target="_blank">
            {texts.version(revision)}
          </Button>
          <Typography component="span" color="textSecondary">
            {[texts.savedBy(by?.name ?? '', created_at), reason && texts.reason(reason)]
              .filter(Boolean)
              .join('. ')}
          </Typography>
        </div>
      ))}
    </Paper>
  );
}

const PANEL = { display: 'grid', gap: 1.5, p: { xs: 2, md: 3 } };
const PHOTOS = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  '& img': { width: '100%', height: 140, objectFit: 'cover', borderRadius: '8px' },
};
const SIGNATURE = {
  width: '100%',
  maxWidth: 320,
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};
const READINGS_GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: 1.5,
  m: 0,
  '&:empty': { display: 'none' },
  '& dt': { color: 'text.third', fontSize: '0.8125rem' },
  '& dd': { m: 0, fontWeight: 600 },
};
