import { contract, type TranslatedSubject, TRANSLATED_SUBJECTS } from '@shishir/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { tsr } from '../../platform/api/tsr';
import { listRows } from '../../platform/ui/list/list-rows';

export const TranslationQuery = contract.translations.list.query;
export type TranslationQuery = z.infer<typeof TranslationQuery>;

const KEY = 'translations';
/** Ids are unique within a type only; rows of a list need one for each. */
const APART = 1_000_000_000;

/** Loads one page of the records with texts to translate. */
export function useTranslations(query: TranslationQuery) {
  const response = tsr.translations.list.useQuery({
    queryKey: [KEY, 'list', query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  const rows = listRows(response, (body) =>
    body.data.map((row) => ({
      ...row,
      record: row.id,
      id: TRANSLATED_SUBJECTS.indexOf(row.subject) * APART + row.id,
    })),
  );
  return { ...rows, counts: response.data?.body.counts ?? [] };
}

/** Loads the texts of one record in both languages. */
export const useTranslation = (subject: TranslatedSubject, id: number) =>
  tsr.translations.get.useQuery({
    queryKey: [KEY, 'one', subject, id],
    queryData: { params: { subject, id } },
    // The editor starts with the current texts, and keeps them while someone edits.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Loads the versions of the Bangla texts of a record, newest first. */
export const useTranslationVersions = (subject: TranslatedSubject, id: number) =>
  tsr.translations.versions.useQuery({
    queryKey: [KEY, 'versions', subject, id],
    queryData: { params: { subject, id } },
  });

/** Loads one of them with its texts. */
export const useTranslationVersion = (subject: TranslatedSubject, id: number, version: string) =>
  tsr.translations.version.useQuery({
    queryKey: [KEY, 'versions', subject, id, version],
    queryData: { params: { subject, id, version } },
  });

export const useTranslationSave = () => tsr.translations.save.useMutation();

/** Returns a function that refetches all translations. */
export function useRefreshTranslations(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [KEY] });
}
