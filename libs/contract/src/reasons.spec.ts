import { reason, reasonText, withReasonTexts } from './reasons';

describe('withReasonTexts', () => {
  const body = {
    code: 'conflict',
    message: 'English message',
    error: 'English message',
    requestId: '1',
  };

  it('replaces the message and the messages of fields by the texts of their codes', () => {
    const sent = {
      ...body,
      reason: reason('record_in_trash', { record: 'post' }),
      fields: { image: 'English message of the image', title: 'Title is required' },
      field_reasons: { image: reason('file_too_large', { max: 5 }) },
    };
    expect(withReasonTexts(sent)).toMatchObject({
      message: 'This post is in the trash. Restore it first.',
      error: 'This post is in the trash. Restore it first.',
      fields: { image: 'This file is larger than 5 MB.', title: 'Title is required' },
    });
  });

  it('keeps the sent texts without a code and with an unknown one', () => {
    expect(withReasonTexts(body)).toEqual(body);
    const newer = { ...body, reason: { code: 'of_a_newer_release' } };
    expect(withReasonTexts(newer)).toEqual(newer);
    const otherValues = { ...body, reason: { code: 'revision_expired', values: {} } };
    expect(withReasonTexts(otherValues)).toEqual(otherValues);
    expect(reasonText({ code: 'toString' })).toBeNull();
  });
});
