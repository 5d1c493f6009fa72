import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { Guard } from './account/auth/guard';
import { BrokenPage } from './layout/broken-page';
import { preloadGrid } from './ui/list/load-grid';
import { lazyPart } from './ui/page/lazy-part';
import { paths } from './ui/page/paths';

/** A page with a list: the grid is fetched together with it. */
const listPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyPart(() => {
    preloadGrid();
    return load();
  });

// Loaded when they are shown: who is not signed in loads none of the pages behind the guard. What one page
// shows of a domain beside its own is handed to it here.
const SignInPage = lazyPart(() => import('./account/auth/sign-in.page'));
const ForgotPasswordPage = lazyPart(async () => ({
  default: (await import('./account/auth/recovery.pages')).ForgotPasswordPage,
}));
const ResetPasswordPage = lazyPart(async () => ({
  default: (await import('./account/auth/recovery.pages')).ResetPasswordPage,
}));
const InvitationPage = lazyPart(() => import('./account/auth/invitation.page'));
const DashboardLayout = lazyPart(async () => {
  const [{ DashboardLayout }, { NewMessageCount }, { InboxLive }] = await Promise.all([
    import('./layout/dashboard.layout'),
    import('./contact-message/new-message-count'),
    import('./contact-message/live/inbox-live'),
  ]);
  return {
    default: () => <DashboardLayout newMessageCount={<NewMessageCount />} live={<InboxLive />} />,
  };
});
const OverviewPage = lazyPart(async () => {
  const [{ default: OverviewPage }, { FirstStepsRedirect }] = await Promise.all([
    import('./overview/overview.page'),
    import('./first-steps/first-steps-link'),
  ]);
  return {
    default: () => (
      <FirstStepsRedirect>
        <OverviewPage />
      </FirstStepsRedirect>
    ),
  };
});
const ProfilePage = lazyPart(() => import('./account/profile/profile.page'));
const ChangePasswordPage = lazyPart(() => import('./account/password/change-password.page'));
const UserListPage = listPage(() => import('./account/users/user-list.page'));
const ProductListPage = listPage(async () => {
  const [{ ProductListPage }, { ExportMenu }] = await Promise.all([
    import('./products/list/product-list.page'),
    import('./product-imports/export-menu'),
  ]);
  return { default: () => <ProductListPage ExportMenu={ExportMenu} /> };
});
const ProductFormPage = lazyPart(() => import('./products/form/product-form.page'));
const ImportPage = listPage(() => import('./product-imports/import.page'));
const ImportPreviewPage = lazyPart(() => import('./product-imports/import-preview.page'));
const CategoriesPage = lazyPart(() => import('./categories/categories.page'));
const MenusPage = lazyPart(() => import('./menu/menus.page'));
const ClientMessagePage = listPage(() => import('./contact-message/client-message.page'));
const QuotationListPage = listPage(() => import('./quotations/list/quotation-list.page'));
const QuotationPage = lazyPart(() => import('./quotations/desk/quotation.page'));
const GalleryListPage = listPage(() => import('./gallery/gallery-list.page'));
const GalleryItemFormPage = lazyPart(() => import('./gallery/gallery-item-form.page'));
const MediaLibraryPage = lazyPart(() => import('./media/media-library.page'));
const PostListPage = listPage(() => import('./posts/post-list.page'));
const PostFormPage = lazyPart(() => import('./posts/post-form.page'));
const VrfProjectListPage = listPage(() => import('./vrf-project/vrf-project-list.page'));
const VrfProjectFormPage = lazyPart(() => import('./vrf-project/vrf-project-form.page'));
const HistoryPage = lazyPart(() => import('./history/history.page'));
const IndustriesPage = listPage(() => import('./industries/industries.page'));
const IndustryFormPage = lazyPart(() => import('./industries/industry-form.page'));
const OpeningsPage = listPage(() => import('./openings/openings.page'));
const OpeningFormPage = lazyPart(() => import('./openings/opening-form.page'));
const AboutUsPage = lazyPart(() => import('./about/about-us.page'));
const CompanyDetailsPage = lazyPart(() => import('./company/company-details.page'));
const OwnersOnly = lazyPart(() => import('./layout/owners-only'));
const SecurityPage = lazyPart(() => import('./account/security/security.page'));
const AuditLogPage = lazyPart(() => import('./audit/audit-log.page'));
const MailServerPage = lazyPart(() => import('./mail/mail-server.page'));
const SizingValuesPage = lazyPart(() => import('./sizing/values/sizing-values.page'));
const TariffsPage = lazyPart(() => import('./sizing/tariffs/tariffs.page'));
const FirstStepsPage = lazyPart(() => import('./first-steps/first-steps.page'));
const SearchSynonymsPage = lazyPart(() => import('./search-synonyms/search-synonyms.page'));
const MailLogPage = listPage(() => import('./mail/mail-log.page'));
const NotFoundPage = lazyPart(() => import('./layout/not-found.page'));

/** The map of the dashboard. Every page below `/dashboard` stands behind the guard, in one layout. */
export const routes: RouteObject[] = [
  {
    errorElement: <BrokenPage />,
    children: [
      { path: '/', element: <Navigate to="/dashboard" replace /> },
      { path: '/login', element: <SignInPage /> },
      { path: '/forgot-password', element: <ForgotPasswordPage /> },
      { path: '/reset-password', element: <ResetPasswordPage /> },
      { path: paths.invitation, element: <InvitationPage /> },
      {
        element: <Guard />,
        children: [
          {
            element: <DashboardLayout />,
            children: [
              { path: '/dashboard', element: <OverviewPage /> },
              { path: '/dashboard/profile', element: <ProfilePage /> },
              { path: '/dashboard/user/user-list', element: <UserListPage /> },
              { path: '/dashboard/user/change-password', element: <ChangePasswordPage /> },
              { path: '/dashboard/product/product-list', element: <ProductListPage /> },
              { path: '/dashboard/product/add-product', element: <ProductFormPage /> },
              { path: '/dashboard/product/edit/:id', element: <ProductFormPage /> },
              { path: '/dashboard/product/import', element: <ImportPage /> },
              { path: '/dashboard/product/import/:id', element: <ImportPreviewPage /> },
              { path: paths.gallery.list, element: <GalleryListPage /> },
              { path: paths.gallery.add, element: <GalleryItemFormPage /> },
              { path: `${paths.gallery.editAny}/:id`, element: <GalleryItemFormPage /> },
              { path: `${paths.media}/:id?`, element: <MediaLibraryPage /> },
              { path: paths.vrfProject.list, element: <VrfProjectListPage /> },
              { path: paths.vrfProject.add, element: <VrfProjectFormPage /> },
              { path: `${paths.vrfProject.editAny}/:id`, element: <VrfProjectFormPage /> },
              { path: `${paths.historyAny}/:subject/:id`, element: <HistoryPage /> },
              { path: '/dashboard/setting/categories', element: <CategoriesPage /> },
              { path: paths.posts.list, element: <PostListPage /> },
              { path: paths.posts.add, element: <PostFormPage /> },
              { path: `${paths.posts.editAny}/:id`, element: <PostFormPage /> },
              { path: paths.menus, element: <MenusPage /> },
              { path: paths.industries, element: <IndustriesPage /> },
              { path: paths.industryForm.add, element: <IndustryFormPage /> },
              { path: `${paths.industries}/edit/:id`, element: <IndustryFormPage /> },
              { path: paths.openings, element: <OpeningsPage /> },
              { path: paths.openingForm.add, element: <OpeningFormPage /> },
              { path: `${paths.openings}/edit/:id`, element: <OpeningFormPage /> },
              { path: paths.aboutUs, element: <AboutUsPage /> },
              { path: paths.sizingValues, element: <SizingValuesPage /> },
              { path: paths.searchSynonyms, element: <SearchSynonymsPage /> },
              { path: paths.tariffs, element: <TariffsPage /> },
              { path: '/dashboard/setting/client-message/:id?', element: <ClientMessagePage /> },
              { path: paths.quotations, element: <QuotationListPage /> },
              { path: `${paths.quotations}/:id`, element: <QuotationPage /> },
              { path: `${paths.quotations}/:id/revisions/:revision`, element: <QuotationPage /> },
              {
                element: <OwnersOnly />,
                children: [
                  { path: paths.companyDetails, element: <CompanyDetailsPage /> },
                  { path: '/dashboard/setting/security', element: <SecurityPage /> },
                  { path: '/dashboard/setting/audit-log', element: <AuditLogPage /> },
                  { path: '/dashboard/setting/mail-log', element: <MailLogPage /> },
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
