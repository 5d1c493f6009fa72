import { useQuery } from '@tanstack/react-query';
import { lightCall } from '../../api/light-call';

/** The company's name; empty until it is loaded. */
export function useCompanyName(): string {
  const company = useQuery({
    queryKey: ['company'],
    queryFn: () => lightCall('GET /api/v1/company'),
    staleTime: Infinity,
  });
  return company.data?.data.name ?? '';
}
