import { describeError } from '@shishir/server/monitoring/log';
import { QueryFailedError } from 'typeorm';
import { startTestApi } from '../testing/test-api';

interface Line {
  context?: string;
  req?: { id: string };
  err?: Record<string, string>;
}

it('logs the cause of a 500 with the request id and without the input', async () => {
  const lines: Line[] = [];
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  const api = await startTestApi({ LOG_LEVEL: 'error' }, logStream);
  await api.dataSource.query('ALTER TABLE contact_message RENAME TO contact_message_away');
  const id = 'trace-of-a-failure';
  await api
    .call('post', '/api/v1/contact-message')
    .set('X-Request-Id', id)
    .send({
      firstName: 'Secretive',
      lastName: 'Person',
      number: '01711000000',
      email: 'secretive@example.com',
      message: 'Nobody else should read this.',
    })
    .expect(500);
  await api.dataSource.query('ALTER TABLE contact_message_away RENAME TO contact_message');
  await api.close();
  const cause = lines.find(({ context }) => context === 'Api')!;
  expect(cause.req?.id).toBe(id);
  expect(cause.err).toMatchObject({
    type: 'QueryFailedError',
    query: expect.stringContaining('contact_message'),
    message: expect.stringContaining('contact_message'),
    stack: expect.stringContaining('contact-message'),
  });
  expect(JSON.stringify(lines)).not.toMatch(/secretive|Nobody else/i);
});

it('does not log values quoted by the database server', () => {
  const driverError = Object.assign(
    new Error("Duplicate entry 'it's@example.com' for key 'ux_users_email'"),
    { code: 'ER_DUP_ENTRY', sql: "INSERT INTO users VALUES ('it''s@example.com')" },
  );
  const error = new QueryFailedError(
    'INSERT INTO users VALUES (?)',
    ["it's@example.com"],
    driverError,
  );
  const described = JSON.stringify(describeError(error));
  expect(described).toContain("Duplicate entry '…' for key 'ux_users_email'");
  expect(described).toContain('ER_DUP_ENTRY');
  expect(described).not.toContain('example.com');
});
