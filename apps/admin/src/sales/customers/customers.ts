import { type Customer, customerRecord } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { useQueryClient } from '@tanstack/react-query';
import { tsr } from '../../platform/api/tsr';
import { paths } from '../../platform/ui/page/paths';
import { recordQueries } from '../../platform/ui/record/record-queries';
import { customerTexts } from './customers.texts';

const nameOf = ({ name }: Customer) => name;
const texts = { ...customerTexts, formats: { phone: formatPhone } };

/** Settings of the screens for customers. */
export const customers = {
  declared: customerRecord,
  paths: paths.customers,
  nameOf,
  texts,
  records: recordQueries<Customer>({
    declared: customerRecord,
    routes: tsr.customers,
    nameOf,
    texts,
  }),
} as const;

/** Name of a chosen customer; null for none. */
export function useCustomerChoice(id: number | null): Pick<Customer, 'id' | 'name'> | null {
  const response = tsr.customers.get.useQuery({
    queryKey: ['customers', 'one', id],
    queryData: { params: { id: id ?? 0 }, query: {} },
    enabled: id !== null,
  });
  return id === null ? null : (response.data?.body.data ?? null);
}

const FILE = ['customers', 'file'];

/** Enquiries, quotations and duplicates of a customer. */
export const useCustomerFile = (id: number) =>
  tsr.customers.file.useQuery({ queryKey: [...FILE, id], queryData: { params: { id } } });

/** Customers that an enquiry may be from; not asked for if it has one. */
export const useEnquiryProposals = (id: number, enabled: boolean) =>
  tsr.customers.proposals.useQuery({
    queryKey: ['customers', 'proposals', id],
    queryData: { params: { id } },
    enabled,
  }).data?.body.data ?? [];

const FOUND = 8;

/** Customers that match a typed text; none for fewer than two characters. */
export const useFoundCustomers = (q: string): Customer[] =>
  tsr.customers.list.useQuery({
    queryKey: ['customers', 'list', { q, page: 1, pageSize: FOUND }],
    queryData: { query: { q, page: 1, pageSize: FOUND } },
    enabled: q.trim().length > 1,
  }).data?.body.data ?? [];

/** Changes of links and merges, after which everything about customers is read again. */
export function useCustomerChanges() {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['customers'] }),
      queries.invalidateQueries({ queryKey: ['contact-message'] }),
    ]);
  const onSettled = () => refresh();
  const merge = tsr.customers.merge.useMutation({ onSettled });
  const unmerge = tsr.customers.unmerge.useMutation({ onSettled });
  const create = tsr.customers.createFromEnquiry.useMutation({ onSettled });
  const link = tsr.customers.linkEnquiry.useMutation({ onSettled });
  return {
    pending: merge.isPending || unmerge.isPending || create.isPending || link.isPending,
    merge: (id: number, into_id: number) =>
      merge.mutateAsync({ params: { id }, body: { into_id } }),
    unmerge: (id: number) => unmerge.mutateAsync({ params: { id }, body: {} }),
    create: async (id: number) =>
      (await create.mutateAsync({ params: { id }, body: {} })).body.data,
    link: (id: number, customer_id: number | null) =>
      link.mutateAsync({ params: { id }, body: { customer_id } }),
  };
}
