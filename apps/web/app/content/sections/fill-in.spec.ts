import { language } from '@shishir/format';
import { bangla } from '@shishir/format/bangla';
import { fillIn } from './fill-in';

afterEach(() => jest.restoreAllMocks());

describe('filling in placeholders', () => {
  const values = { area: '150–200', tons: '1.5', percent: 25, company: 'Ours 24' };

  it('leaves those that are unknown', () => {
    expect(fillIn('{company}: {percent}%, {other}', values)).toBe('Ours 24: 25%, {other}');
  });

  it('writes figures of Bangla texts in Bangla digits, except before a Latin unit', () => {
    jest.spyOn(language, 'digits').mockImplementation(bangla.digits);
    expect(fillIn('{area} বর্গফুট, {tons} টন, {tons} TR, {percent}%, {company}', values)).toBe(
      '১৫০–২০০ বর্গফুট, ১.৫ টন, 1.5 TR, ২৫%, Ours 24',
    );
  });
});
