import { PageTab, PageTabs } from '../page/page-bar';
import { recordTexts } from './record.texts';

const { label, all, trash } = recordTexts.views;

/** Links to the two views of a list: its records, and those deleted in the last 30 days. */
export function TrashViews({ path, inTrash }: { path: string; inTrash: boolean }) {
  return (
    <PageTabs label={label}>
      <PageTab to={path} current={!inTrash}>
        {all}
      </PageTab>
      <PageTab to={`${path}?trash=true`} current={inTrash}>
        {trash}
      </PageTab>
    </PageTabs>
  );
}
