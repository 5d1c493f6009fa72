import type { ApiClient } from '../../platform/api/api-client';

const COUNTRY = 'Bangladesh';

/**
 * Loads the company details that texts can contain. Unknown ones are replaced: the name by the host name, a city by the
 * country.
 */
export async function companyValues(api: ApiClient, publicUrl: string) {
  const response = await api.company.get().catch(() => null);
  const company = response?.status === 200 ? response.body.data : null;
  return {
    company: company?.name ?? new URL(publicUrl).hostname,
    office_city: company?.head_office?.city ?? COUNTRY,
    warehouse_city: company?.warehouse?.city ?? COUNTRY,
  };
}
