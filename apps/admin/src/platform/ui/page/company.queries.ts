import type { Company } from '@shishir/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { replaceData } from '../../api/cache-writes';
import { lightCall } from '../../api/light-call';
import { publicAddress } from './public-address';

const KEY = ['company'];

/** Returns the company as visitors see it; undefined until it is loaded. */
export function useCompany(): Company | undefined {
  const company = useQuery({
    queryKey: KEY,
    queryFn: () => lightCall('GET /api/v1/company'),
    staleTime: Infinity,
  });
  return company.data?.data;
}

/** Returns the company's name: empty until it is loaded, and the host name of the site until a name is set. */
export function useCompanyName(): string {
  const company = useCompany();
  if (!company) return '';
  return company.name ?? new URL(publicAddress(window.location)).hostname;
}

/** Returns the company's name in Bangla. Without a translation, or if not needed, it is in English. */
export function useBanglaCompanyName(isNeeded: boolean): string {
  const company = useQuery({
    queryKey: [...KEY, 'bn'],
    queryFn: () => lightCall('GET /api/v1/company', { query: { locale: 'bn' } }),
    enabled: isNeeded,
  });
  const name = useCompanyName();
  return company.data?.data.name ?? name;
}

/** Returns a function that updates name and logo on every screen after a change. */
export function useCompanyChanged() {
  const queries = useQueryClient();
  return (company: Company) => replaceData(queries, KEY, { data: company });
}
