import { ESLint } from 'eslint';
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ROOT } from '../setup/root.mjs';
import { writingRules } from './writing-rules.mjs';

const eslint = new ESLint({ cwd: ROOT, overrideConfigFile: true, overrideConfig: writingRules });

async function reportsOn(code) {
  const [{ messages }] = await eslint.lintText(code, { filePath: join(ROOT, 'tools/a.test.mjs') });
  return messages.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const rejected = {
  '// Where it was.': 'comments: Start with a noun or a verb, not with “Where”.',
  '/** What a person sees. */': 'comments: Start with a noun or a verb, not with “What”.',
  '/**\n * Shows it where there\n * is room.\n */':
    'comments: Replace “where there is” by plain words.',
  '// The record of whoever\n// came first.': 'comments: Replace “whoever” by plain words.',
  '// Here the word is on\n// the second line: anew.': 'comments: Replace “anew” by plain words.',
  "test('that is none sends nothing');":
    'test-names: Start with a noun or a verb, not with “that”.',
  "it.each([1])('how %s is sent');": 'test-names: Start with a noun or a verb, not with “how”.',
  'describe(`a list of its own for ${one}`);': 'test-names: Replace “of its own” by plain words.',
};

const accepted = [
  '// A stand-alone program.',
  "send('what was asked');",
  "test('accepts valid phone numbers only');",
];

describe('writing rules', () => {
  for (const [code, message] of Object.entries(rejected)) {
    test(`reject ${code}`, async () => {
      assert.deepEqual(await reportsOn(code), [`writing/${message}`]);
    });
  }
  for (const code of accepted) {
    test(`accept ${code}`, async () => assert.deepEqual(await reportsOn(code), []));
  }
});
