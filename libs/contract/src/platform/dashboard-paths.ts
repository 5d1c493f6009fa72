/** Pages of the dashboard that mails link to. */
export const dashboardPaths = {
  inbox: '/dashboard/setting/client-message',
  pipeline: '/dashboard/pipeline',
  quotations: '/dashboard/quotations',
  webhooks: '/dashboard/setting/webhooks',
  invitation: '/invitation',
  resetPassword: '/reset-password',
} as const;
