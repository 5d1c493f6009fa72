import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type Company, UpdateCompany } from '@shishir/contract';
import { EyeIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog';
import { SaveConflictDialog } from '../../platform/ui/form/conflict-dialog';
import { FormCell, HalfCell, SaveBar, TitledSection } from '../../platform/ui/form/long-form';
import { FormField } from '../../platform/ui/form/form-fields';
import { FormFrame } from '../../platform/ui/form/form-frame';
import { useFormDraft } from '../../platform/ui/form/use-form-draft';
import { useRecordSave } from '../../platform/ui/form/use-record-save';
import { FailedQuery } from '../../platform/ui/list/list-states';
import { PageHeader } from '../../platform/ui/page/page-header';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { publicAddress } from '../../platform/ui/page/public-address';
import { HistoryLink } from '../../platform/ui/record/history-link';
import { useToast } from '../../platform/ui/toast/toast';
import {
  companyConflicts,
  type CompanyFormValues,
  mergedCompany,
  opensSite,
  toBody,
  toFormValues,
} from './company-form-values';
import { PhoneList, PlaceSection, SocialList } from './company-fields';
import { CompanyPicture } from './company-picture';
import { useCompanyDetails, useCompanySave } from './company.queries';
import { companyTexts as texts } from './company.texts';
import { LoadingShapes } from '../../platform/ui/page/page-state';

/** Id of the only row. */
const COMPANY = 1;

/** Company details, for the owner. */
export default function CompanyDetailsPage() {
  const response = useCompanyDetails();
  const company = response.data?.body.data;
  return (
    <>
      <PageTitle text={texts.title} />
      <PageHeader
        note={texts.note}
        actions={
          <>
            <HistoryLink subject="company" id={COMPANY} />
            <Button component={Link} to={paths.firstSteps}>
              {texts.firstSteps}
            </Button>
            <Button
              variant="outlined"
              startIcon={<EyeIcon />}
              href={publicAddress(window.location, '/contact-us')}
              target="_blank"
              rel="noreferrer"
            >
              {texts.onSite}
            </Button>
          </>
        }
      />
      {company && response.isFetchedAfterMount ? (
        <CompanyForm company={company} />
      ) : response.isError ? (
        <FailedQuery of={response} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

/** Form of the details, which sends the differences. Pictures are saved separately. */
function CompanyForm({ company }: { company: Company }) {
  const [question, setQuestion] = useState<{ resolve: (accepted: boolean) => void } | null>(null);
  // A picture raises the version, which is no reason for a conflict with this form.
  const ownVersion = useRef(0);
  const toast = useToast();
  const save = useRecordSave<CompanyFormValues, UpdateCompany, Company>({
    record: company,
    schema: UpdateCompany,
    toValues: toFormValues,
    toBody: (values, saved) =>
      toBody(values, saved, Math.max(saved?.version ?? 0, ownVersion.current)),
    confirm: (values, saved) => {
      if (!saved?.ready || opensSite(values)) return Promise.resolve(true);
      return new Promise((settle) =>
        setQuestion({
          resolve: (accepted) => {
            setQuestion(null);
            settle(accepted);
          },
        }),
      );
    },
    send: useCompanySave(),
    conflicts: companyConflicts,
    merge: mergedCompany,
    texts: {
      saved: texts.saved,
      failedToast: texts.saveFailed,
      invalid: texts.checkMarked,
    },
    onSaved: ({ version }) => (ownVersion.current = version),
    onUnchanged: () => toast(texts.nothing),
  });
  const { form, busy } = save;
  const { ask, note } = useFormDraft(save, 'company', COMPANY);
  const pictureSaved = ({ version }: Company) => {
    const before = Math.max(save.base()?.version ?? 0, ownVersion.current);
    // If another editor has saved in between, the form must show that conflict.
    if (version === before + 1) ownVersion.current = version;
  };
  const { labels, hints, sections, person } = texts;
  const contact = company.sales_contact;
  return (
    <>
      {!company.ready && (
        <Alert severity="warning" role="status" sx={{ mb: 2 }}>
          {texts.notReady}
        </Alert>
      )}
      {note}
      <FormFrame
        label={texts.form}
        form={form}
        busy={busy}
        marksChanges
        onSubmit={() => void save.submit()}
      >
        <Stack sx={{ gap: 2 }}>
          <TitledSection id="company" {...sections.company}>
            <HalfCell>
              <FormField name="name" label={labels.name} autoComplete="organization" />
            </HalfCell>
            <HalfCell>
              <FormField name="web" label={labels.web} hint={hints.web} />
            </HalfCell>
            <FormCell span={6}>
              <FormField name="blurb" label={labels.blurb} hint={hints.blurb} lines={2} />
            </FormCell>
            <CompanyPicture slot="logo" picture={company.logo} onSaved={pictureSaved} />
          </TitledSection>
          <TitledSection id="sales" {...sections.sales}>
            <PhoneList name="sales_phones" label={labels.sales_phones} />
            <HalfCell>
              <FormField name="sales_email" label={labels.sales_email} type="email" />
            </HalfCell>
            <HalfCell>
              <FormField name="sales_hours" label={labels.sales_hours} hint={hints.sales_hours} />
            </HalfCell>
          </TitledSection>
          <PlaceSection name="head_office" />
          <PlaceSection name="warehouse" />
          <TitledSection id="contact" {...sections.contact}>
            <HalfCell>
              <FormField name="sales_contact.name" label={person.name} />
            </HalfCell>
            <HalfCell>
              <FormField name="sales_contact.title" label={person.title} />
            </HalfCell>
            <HalfCell>
              <FormField name="sales_contact.phone" label={person.phone} type="tel" />
            </HalfCell>
            <HalfCell>
              <FormField name="sales_contact.email" label={person.email} type="email" />
            </HalfCell>
            <CompanyPicture
              slot="sales-contact"
              picture={contact?.picture ?? null}
              locked={contact ? undefined : texts.pictures.personFirst}
              onSaved={pictureSaved}
            />
          </TitledSection>
          <TitledSection id="socials" {...sections.socials}>
            <SocialList />
          </TitledSection>
          <TitledSection id="map" {...sections.map}>
            <FormCell span={6}>
              <FormField name="map_url" label={labels.map_url} hint={hints.map_url} type="url" />
            </FormCell>
          </TitledSection>
          <SaveBar busy={busy} onDiscard={() => ask(save.discard)} labels={texts} />
        </Stack>
      </FormFrame>
      {question && (
        <ConfirmDialog
          question={texts.closing.question}
          confirm={texts.closing.confirm}
          onConfirm={() => question.resolve(true)}
          onCancel={() => question.resolve(false)}
        >
          {texts.closing.text}
        </ConfirmDialog>
      )}
      <SaveConflictDialog title={texts.conflict} save={save} />
    </>
  );
}

function FormSkeleton() {
  return (
    <LoadingShapes sx={{ display: 'grid', gap: 2 }}>
      {[3, 3, 4].map((rows, index) => (
        <Paper key={index} aria-hidden="true" sx={{ p: 3 }}>
          <Skeleton width="30%" />
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} variant="rounded" height={44} sx={{ mt: 2.5 }} />
          ))}
        </Paper>
      ))}
    </LoadingShapes>
  );
}
