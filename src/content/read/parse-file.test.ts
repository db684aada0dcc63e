import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { topicFile } from '#domain/quiz/topic-file.ts';
import { wordFile } from '#domain/vocabulary/word-file.ts';
import { practiceSheetFile } from '#domain/worksheet/sheet-file.ts';
import { choice, level, topic, word } from '../testing/sample.ts';
import { parseFile } from './parse-file.ts';

const topicText = (...questions: object[]) =>
  stringify({ ...topic([]).value, levels: [{ ...level([]), questions }] });

test('a good file is read', () => {
  const { content, problems } = parseFile('f', topicText(choice()), topicFile);
  expect(problems).toEqual([]);
  expect(content).toEqual({ ...topic([level([choice()])]), file: 'f' });
});

test('a fault of syntax names the line', () => {
  const { content, problems } = parseFile('f', 'id: 1\ntopic: [Nouns\nbasic', topicFile);
  expect(content).toBeUndefined();
  expect(problems[0]).toMatchObject({ file: 'f', rule: 'yaml-syntax', severity: 'error' });
  expect(problems[0]?.id).toMatch(/^line \d$/);
});

test('a duplicate key is a syntax fault', () => {
  expect(parseFile('f', 'id: 1\nid: 2', topicFile).problems[0]).toMatchObject({ id: 'line 2' });
});

test('a broken question is reported with its id and left out; the others stay', () => {
  const { why: _, ...broken } = choice({ id: 'basic-nouns-e1-07' });
  const text = topicText(broken, choice(), { ...broken, id: 'basic-nouns-e1-08', answr: 1 });
  const { content, problems } = parseFile('f', text, topicFile);
  expect(problems.map(({ id, message }) => `${id}: ${message}`)).toEqual([
    'basic-nouns-e1-07: “why” is missing.',
    'basic-nouns-e1-08: “why” is missing.',
    'basic-nouns-e1-08: This entry has a field the format does not know: answr.',
  ]);
  expect(content?.isWhole).toBe(false);
  expect(content?.value.levels[0]?.questions).toEqual([choice()]);
});

test('a key or reasons that do not fit the options are reported in plain words', () => {
  const text = topicText(choice({ answer: 9 }), choice({ whyNot: ['One.'] }));
  expect(parseFile('f', text, topicFile).problems.map(({ message }) => message)).toEqual([
    '“answer”: it is 9, but places count from 0 and the last one is 3.',
    '“whyNot”: wrong choices: 3, reasons: 1.',
  ]);
});

test('a broken head leaves nothing to read', () => {
  const { content, problems } = parseFile('f', 'id: one\nlevels: []', topicFile);
  expect(content).toBeUndefined();
  expect(problems.map(({ id }) => id)).toContain('file');
});

test('a broken word is named', () => {
  const { content, problems } = parseFile(
    'f',
    stringify([{ ...word(), type: 'thing' }, word({ word: 'brave' })]),
    wordFile,
  );
  expect(problems[0]?.id).toBe('generous');
  expect(content?.value).toEqual([word({ word: 'brave' })]);
});

test('a broken task of a worksheet is named by its place and left out', () => {
  const fill = { kind: 'fill', do: 'Fill in.', tasks: ['The {cow} runs.', 'No answer.'] };
  const text = stringify({ title: 'T', sections: [fill, { kind: 'fil', do: 'Fill in.' }] });
  const { content, problems } = parseFile('f', text, practiceSheetFile);
  expect(problems.map(({ id, message }) => `${id}: ${message}`)).toEqual([
    'section 1, task 2: “text”: the answer is missing: put it in braces, {like this}.',
    expect.stringMatching(/^section 2: “kind” .*the kinds are fill, choose/),
  ]);
  expect(content?.value.sections).toHaveLength(1);
});

test('an empty file is a problem, not a crash', () => {
  expect(parseFile('f', '', topicFile).problems).toHaveLength(1);
});
