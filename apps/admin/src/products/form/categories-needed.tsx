import type { Category } from '@shishir/contract';
import type { ReactNode } from 'react';
import { failureText } from '../../api/failure';
import { useCategories } from '../../categories/categories.queries';
import { FailedList } from '../../ui/list/list-states';
import { FormSkeleton } from './form-skeleton';

/** The form asks by category, so it waits for them. */
export function CategoriesNeeded(props: { children: (categories: Category[]) => ReactNode }) {
  const answer = useCategories();
  if (answer.data) return props.children(answer.data.body.data);
  if (answer.isError) {
    return <FailedList message={failureText(answer.error)} onRetry={() => void answer.refetch()} />;
  }
  return <FormSkeleton />;
}
