/** Pages of the dashboard that mails link to. */
export const dashboardPaths = {
  inbox: '/dashboard/setting/client-message',
  quotations: '/dashboard/quotations',
  invitation: '/invitation',
  resetPassword: '/reset-password',
} as const;
