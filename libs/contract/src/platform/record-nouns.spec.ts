import * as contract from '../index';
import { platformReasons } from './platform-reasons.texts.bn';

const isRecord = (value: unknown): value is { options: { one: string } } =>
  typeof value === 'object' && value !== null && 'fields' in value && 'options' in value;
const exported: unknown[] = Object.values(contract);
const NOUNS = exported.filter(isRecord).map(({ options }) => options.one);

test.each(NOUNS)('has a Bangla noun for a record in errors: %s', (record) => {
  const sentence = platformReasons.record_not_found({ record });
  expect(sentence.replace('VRF', '')).not.toMatch(/[a-z]/i);
});
