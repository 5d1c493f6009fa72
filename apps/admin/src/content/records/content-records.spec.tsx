import { declaredRecord } from '@shishir/contract';
import { screen } from '@testing-library/react';
import { stubApi } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { contentRecords } from './content-records';

describe.each(Object.entries(contentRecords))('%s', (subject, { listTitle, paths }) => {
  beforeEach(() => {
    const { path, views } = declaredRecord(subject)!.options as { path: string; views?: string[] };
    const fields = declaredRecord(subject)!.fields as { status?: { choices: string[] } };
    const statuses = views ?? fields.status?.choices ?? [];
    const by_status = Object.fromEntries(statuses.map((status) => [status, 0]));
    stubApi({
      [`GET ${path}`]: { body: { data: [] }, total: 0 },
      [`GET ${path}/counts`]: { body: { data: { all: 0, trash: 0, by_status } } },
    });
  });

  test('shows an empty list', async () => {
    renderDashboard(paths.list);
    expect(await screen.findByRole('heading', { level: 1, name: RegExp(listTitle) })).toBeVisible();
    expect(await screen.findByText(/^(No|There are no) .+/)).toBeVisible();
  });

  test('shows an empty form that is not sent without required fields', async () => {
    const { person } = renderDashboard(paths.add);
    expect(await screen.findByRole('form')).toBeVisible();
    await person.click(screen.getByText(/^(Add|Save|Publish)/, { selector: '[type=submit]' }));
    expect(await screen.findAllByText(/required|needed|Enter|Choose/)).not.toHaveLength(0);
  });
});
