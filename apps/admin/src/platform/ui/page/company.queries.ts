import type { Company, Locale } from '@shishir/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { replaceData } from '../../api/cache-writes';
import { lightCall } from '../../api/light-call';
import { LOCALE } from './locale';
import { publicAddress } from './public-address';

const KEY = ['company'];

function useCompanyIn(locale: Locale): Company | undefined {
  const company = useQuery({
    queryKey: [...KEY, locale],
    queryFn: () => lightCall('GET /api/v1/company', locale === 'en' ? {} : { query: { locale } }),
    staleTime: Infinity,
  });
  return company.data?.data;
}

/** Returns the company as visitors see it in the language of the dashboard; undefined until it is loaded. */
export const useCompany = () => useCompanyIn(LOCALE);

/** Returns the company's name: empty until it is loaded, and the host name of the site until a name is set. */
export const useCompanyName = () => nameOf(useCompany());

/** Returns the company's name in a language, in English without a translation. */
export const useCompanyNameIn = (locale: Locale) => nameOf(useCompanyIn(locale));

const nameOf = (company: Company | undefined) =>
  company ? (company.name ?? new URL(publicAddress(window.location)).hostname) : '';

/** Returns a function that updates name and logo on every screen after a change of the English details. */
export function useCompanyChanged() {
  const queries = useQueryClient();
  return (company: Company) => {
    replaceData(queries, [...KEY, 'en'], { data: company });
    void queries.invalidateQueries({ queryKey: [...KEY, 'bn'] });
  };
}
