import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { statusOf } from '../../platform/api/failure';
import { tsr } from '../../platform/api/tsr';
import { FailedQuery } from '../../platform/ui/list/list-states';
import { Checking, PageState } from '../../platform/ui/page/page-state';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { loadKept, useKeptReports } from './kept-reports';
import { ReportForm } from './report-form';
import { ReportView } from './report-view';
import { reportKey } from './send-report';
import { WaitingReport } from './waiting-report';
import { visitReportTexts as texts } from './visit-reports.texts';

/** Report of a visit: filled in on a phone, also offline, and read after it was signed. */
export default function VisitReportPage() {
  const id = Number(useParams()['id']);
  return <VisitReport key={id} id={id} />;
}

function VisitReport({ id }: { id: number }) {
  const staff = useStaff().id;
  const [isLoaded, setIsLoaded] = useState(false);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [isSending, setIsSending] = useState(false);
  /** Counts the forms that were discarded. */
  const [discarded, setDiscarded] = useState(0);
  useEffect(() => void loadKept().then(() => setIsLoaded(true)), []);
  const kept = useKeptReports(staff).find(({ visit }) => visit === id) ?? null;
  const response = tsr.visitReports.get.useQuery({
    queryKey: reportKey(id),
    queryData: { params: { id } },
  });
  const data = response.data?.body.data;
  const list = { title: texts.visits, path: paths.visits.due };
  return (
    <>
      <PageTitle text={data?.visit.title ?? texts.title} crumbs={[list]} />
      {!data && response.isError ? (
        [400, 404].includes(statusOf(response.error) ?? 0) ? (
          <PageState shows="drop" text={texts.gone} alert>
            <Button component={Link} to={list.path} variant="contained">
              {list.title}
            </Button>
          </PageState>
        ) : (
          <FailedQuery of={response} />
        )
      ) : !data || !isLoaded ? (
        <Checking />
      ) : kept?.state === 'waiting' && !isSending ? (
        <WaitingReport kept={kept} />
      ) : data.reports.length > 0 && !kept && !isCorrecting && !isSending ? (
        <ReportView data={data} onCorrect={() => setIsCorrecting(true)} />
      ) : (
        <ReportForm
          // A report of a colleague turns the typed one into a correction.
          key={`${data.reports[0]?.revision ?? 0}-${discarded}`}
          data={data}
          kept={kept}
          onSaved={() => setIsCorrecting(false)}
          onSending={setIsSending}
          onDiscard={() => {
            setIsCorrecting(false);
            setDiscarded(discarded + 1);
          }}
        />
      )}
    </>
  );
}
