// A topic has three easy and then three hard levels, numbered 1 to 3 (content guide §7); its name, order and ids match
// the syllabus. The rule `level-mix` checks the number of questions.

import { difficulties, LEVELS_PER_DIFFICULTY } from '#domain/quiz/bank.ts';
import { syllabus, topicId } from '../bank/expected.ts';
import type { Rule } from './rule.ts';

const LEVELS = difficulties.flatMap((difficulty) =>
  Array.from({ length: LEVELS_PER_DIFFICULTY }, (_, index) => `${difficulty} ${index + 1}`),
);

export const topicShape: Rule = {
  name: 'topic-shape',
  severity: 'error',
  *check(bank) {
    for (const { file, value: topic } of bank.topics) {
      const name = syllabus[topic.category][topic.order - 1];
      if (name !== topic.topic) {
        const message = `Topic ${topic.order} of ${topic.category} is “${name ?? 'none'}”, not “${topic.topic}”.`;
        yield { file, id: 'file', message };
      }
      const id = topicId(topic.category, topic.order);
      if (topic.id !== id) yield { file, id: 'file', message: `The topic's id should be ${id}.` };

      const found = topic.levels.map((level) => `${level.difficulty} ${level.number}`);
      if (found.join() !== LEVELS.join()) {
        const message = `The levels are ${found.join(', ') || 'none'}; they should be ${LEVELS.join(', ')}.`;
        yield { file, id: 'file', message };
      }
    }
  },
};
