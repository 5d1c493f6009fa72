import type { Company } from '@shishir/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { replaceData } from '../../api/cache-writes';
import { lightCall } from '../../api/light-call';
import { publicAddress } from './public-address';

const KEY = ['company'];

/** The company as visitors see it; undefined until it is loaded. */
export function useCompany(): Company | undefined {
  const company = useQuery({
    queryKey: KEY,
    queryFn: () => lightCall('GET /api/v1/company'),
    staleTime: Infinity,
  });
  return company.data?.data;
}

/** The company's name: empty until it is loaded, and the host name of the site until it has one. */
export function useCompanyName(): string {
  const company = useCompany();
  if (!company) return '';
  return company.name ?? new URL(publicAddress(window.location)).hostname;
}

/** After a change: name and logo follow on every screen. */
export function useCompanyChanged() {
  const queries = useQueryClient();
  return (company: Company) => replaceData(queries, KEY, { data: company });
}
