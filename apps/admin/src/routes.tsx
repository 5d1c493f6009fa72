import { Navigate, type RouteObject } from 'react-router-dom';
import { Guard } from './staff/account/auth/guard';
import SignInPage from './staff/account/auth/sign-in.page';
import { contentRecords } from './content/records/content-records';
import { BrokenPage } from './platform/layout/broken-page';
import { listPage } from './platform/ui/list/list-page';
import { lazyPart } from './platform/ui/page/lazy-part';
import { paths } from './platform/ui/page/paths';

// Other pages are loaded on first use, so a visitor without a session loads no page behind `Guard`. The layout and pages
// that show parts of several domains receive these parts here, since domains do not import each other.
const ForgotPasswordPage = lazyPart(async () => ({
  default: (await import('./staff/account/auth/recovery.pages')).ForgotPasswordPage,
}));
const ResetPasswordPage = lazyPart(async () => ({
  default: (await import('./staff/account/auth/recovery.pages')).ResetPasswordPage,
}));
const LinkAccountPage = lazyPart(() => import('./staff/account/auth/link-account.page'));
const InvitationPage = lazyPart(() => import('./staff/account/auth/invitation.page'));
const DashboardShell = lazyPart(() => import('./dashboard-shell'));
const OverviewPage = lazyPart(async () => {
  const [{ default: OverviewPage }, { FirstStepsRedirect }] = await Promise.all([
    import('./staff/overview/overview.page'),
    import('./staff/first-steps/first-steps-link'),
  ]);
  return {
    default: () => (
      <FirstStepsRedirect>
        <OverviewPage />
      </FirstStepsRedirect>
    ),
  };
});
const FiguresPage = lazyPart(() => import('./staff/figures/figures.page'));
const ProfilePage = lazyPart(() => import('./staff/account/profile/profile.page'));
const ChangePasswordPage = lazyPart(() => import('./staff/account/password/change-password.page'));
const UserListPage = listPage(() => import('./staff/account/users/user-list.page'));
const ProductListPage = listPage(async () => {
  const [{ ProductListPage }, { ExportMenu }] = await Promise.all([
    import('./catalogue/products/list/product-list.page'),
    import('./catalogue/product-imports/export-menu'),
  ]);
  return { default: () => <ProductListPage ExportMenu={ExportMenu} /> };
});
const ProductFormPage = lazyPart(() => import('./catalogue/products/form/product-form.page'));
const ImportPage = listPage(() => import('./catalogue/product-imports/import.page'));
const ImportPreviewPage = lazyPart(() => import('./catalogue/product-imports/import-preview.page'));
const CategoriesPage = lazyPart(() => import('./catalogue/categories/categories.page'));
const MenusPage = lazyPart(() => import('./content/menu/menus.page'));
const ContactMessagesPage = listPage(() => import('./sales/contact-message/contact-messages.page'));
const PipelinePage = listPage(() => import('./sales/contact-message/pipeline/pipeline.page'));
const QuotationListPage = listPage(() => import('./sales/quotations/list/quotation-list.page'));
const QuotationPage = lazyPart(async () => {
  const [{ default: QuotationPage }, { QuotationUnits }] = await Promise.all([
    import('./sales/quotations/editor/quotation.page'),
    import('./sales/units/quotation-units'),
  ]);
  return {
    default: () => (
      <QuotationPage followUp={({ id, number }) => <QuotationUnits id={id} number={number} />} />
    ),
  };
});
const ContractPage = lazyPart(() => import('./sales/maintenance/contract.page'));
const DueVisitsPage = lazyPart(() => import('./sales/maintenance/due-visits.page'));
const VisitCalendarPage = lazyPart(() => import('./sales/maintenance/visit-calendar.page'));
const CustomerPage = lazyPart(() => import('./sales/customers/customer.page'));
const VisitReportPage = lazyPart(() => import('./sales/visit-reports/visit-report.page'));
const MediaLibraryPage = lazyPart(() => import('./content/media/media-library.page'));
const HistoryPage = lazyPart(() => import('./staff/history/history.page'));
const AboutUsPage = lazyPart(() => import('./content/sections/about-us.page'));
const CompanyDetailsPage = lazyPart(() => import('./content/company/company-details.page'));
const OwnersOnly = lazyPart(() => import('./platform/layout/owners-only'));
const SecurityPage = lazyPart(() => import('./staff/account/security/security.page'));
const ApiKeysPage = lazyPart(() => import('./staff/account/api-keys/api-keys.page'));
const WebhooksPage = lazyPart(() => import('./staff/webhooks/webhooks.page'));
const WebhookPage = lazyPart(() => import('./staff/webhooks/webhook.page'));
const AuditLogPage = lazyPart(() => import('./staff/audit/audit-log.page'));
const MailServerPage = lazyPart(() => import('./platform/mail/mail-server.page'));
const SizingValuesPage = lazyPart(() => import('./sales/sizing/values/sizing-values.page'));
const VrfSeriesPage = lazyPart(() => import('./sales/sizing/series/vrf-series.page'));
const TariffsPage = lazyPart(() => import('./sales/sizing/tariffs/tariffs.page'));
const FirstStepsPage = lazyPart(() => import('./staff/first-steps/first-steps.page'));
const SearchSynonymsPage = lazyPart(
  () => import('./catalogue/search-synonyms/search-synonyms.page'),
);
const TranslationsPage = listPage(() => import('./content/translations/translations.page'));
const TranslationEditorPage = lazyPart(
  () => import('./content/translations/translation-editor.page'),
);
const GlossaryPage = lazyPart(() => import('./content/translations/glossary.page'));
const MailLogPage = listPage(() => import('./platform/mail/mail-log.page'));
const NotFoundPage = lazyPart(() => import('./platform/layout/not-found.page'));

const contentRoutes = Object.values(contentRecords).flatMap(({ paths, List, Form }) => [
  { path: paths.list, element: <List /> },
  { path: paths.add, element: <Form /> },
  { path: `${paths.editAny}/:id`, element: <Form /> },
]);

/** Routes of the dashboard. Every page below `/dashboard` needs a session. */
export const routes: RouteObject[] = [
  {
    errorElement: <BrokenPage />,
    children: [
      { path: '/', element: <Navigate to={paths.overview} replace /> },
      { path: paths.signIn, element: <SignInPage /> },
      { path: paths.forgotPassword, element: <ForgotPasswordPage /> },
      { path: paths.resetPassword, element: <ResetPasswordPage /> },
      { path: paths.linkAccount, element: <LinkAccountPage /> },
      { path: paths.invitation, element: <InvitationPage /> },
      {
        element: <Guard />,
        children: [
          {
            element: <DashboardShell />,
            children: [
              { path: paths.overview, element: <OverviewPage /> },
              { path: paths.figures, element: <FiguresPage /> },
              { path: paths.profile, element: <ProfilePage /> },
              { path: paths.userList, element: <UserListPage /> },
              { path: paths.changePassword, element: <ChangePasswordPage /> },
              { path: paths.products.list, element: <ProductListPage /> },
              { path: paths.products.add, element: <ProductFormPage /> },
              { path: `${paths.products.editAny}/:id`, element: <ProductFormPage /> },
              { path: paths.imports.list, element: <ImportPage /> },
              { path: `${paths.imports.list}/:id`, element: <ImportPreviewPage /> },
              ...contentRoutes,
              { path: `${paths.customers.list}/:id`, element: <CustomerPage /> },
              { path: `${paths.maintenance.list}/:id`, element: <ContractPage /> },
              { path: paths.visits.due, element: <DueVisitsPage /> },
              { path: paths.visits.calendar, element: <VisitCalendarPage /> },
              { path: '/dashboard/visits/:id/report', element: <VisitReportPage /> },
              { path: `${paths.media}/:id?`, element: <MediaLibraryPage /> },
              { path: `${paths.historyAny}/:subject/:id`, element: <HistoryPage /> },
              { path: paths.categories, element: <CategoriesPage /> },
              { path: paths.menus, element: <MenusPage /> },
              { path: paths.aboutUs, element: <AboutUsPage /> },
              { path: paths.sizingValues, element: <SizingValuesPage /> },
              { path: paths.searchSynonyms, element: <SearchSynonymsPage /> },
              { path: paths.vrfSeries, element: <VrfSeriesPage /> },
              { path: paths.translations, element: <TranslationsPage /> },
              {
                path: `${paths.translations}/:subject/:id`,
                element: <TranslationEditorPage />,
              },
              { path: paths.glossary, element: <GlossaryPage /> },
              { path: paths.tariffs, element: <TariffsPage /> },
              { path: `${paths.inbox}/:id?`, element: <ContactMessagesPage /> },
              { path: paths.pipeline, element: <PipelinePage /> },
              { path: paths.quotations, element: <QuotationListPage /> },
              { path: `${paths.quotations}/:id`, element: <QuotationPage /> },
              { path: `${paths.quotations}/:id/revisions/:revision`, element: <QuotationPage /> },
              {
                element: <OwnersOnly />,
                children: [
                  { path: paths.companyDetails, element: <CompanyDetailsPage /> },
                  { path: paths.security, element: <SecurityPage /> },
                  { path: paths.apiKeys, element: <ApiKeysPage /> },
                  { path: paths.webhooks, element: <WebhooksPage /> },
                  { path: `${paths.webhooks}/:id`, element: <WebhookPage /> },
                  { path: paths.auditLog, element: <AuditLogPage /> },
                  { path: paths.mailLog, element: <MailLogPage /> },
                  { path: paths.mailServer, element: <MailServerPage /> },
                  { path: paths.firstSteps, element: <FirstStepsPage /> },
                ],
              },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
    ],
  },
];
