// Ids are permanent, because saved results refer to them: each is unique in the whole bank and matches its file,
// category, topic and level.

import { difficulties, LEVELS_PER_DIFFICULTY } from '#domain/quiz/bank.ts';
import type { TopicFile } from '#domain/quiz/topic-file.ts';
import { type Bank, itemsOf } from '../bank/bank.ts';
import { slugOf } from '../bank/expected.ts';
import type { ContentFile } from '../read/parse-file.ts';
import type { Finding, Rule } from './rule.ts';

export const ids: Rule = {
  name: 'ids',
  severity: 'error',
  *check(bank) {
    for (const topic of bank.topics) yield* idsOfTopic(topic);
    yield* idsOfPapers(bank);
    yield* repeatedIds(bank);
  },
};

function* idsOfTopic({ file, value: topic }: ContentFile<TopicFile>): Iterable<Finding> {
  const slug = slugOf(topic.topic);
  const path = `quiz/${topic.category}/${String(topic.order).padStart(2, '0')}-${slug}.yaml`;
  if (file !== path) yield { file, id: 'file', message: `This file should be named ${path}.` };
  for (const level of topic.levels) {
    const place = difficulties.indexOf(level.difficulty) * LEVELS_PER_DIFFICULTY + level.number;
    const levelId = topic.id * 10 + place;
    if (level.id !== levelId) {
      yield { file, id: `level ${level.id}`, message: `The level's id should be ${levelId}.` };
    }
    const start = `${topic.category}-${slug}-${level.difficulty.charAt(0)}${level.number}-`;
    for (const { id } of level.questions.filter(({ id }) => !id.startsWith(start))) {
      yield { file, id, message: `In this level an id begins with ${start}.` };
    }
  }
}

function* idsOfPapers(bank: Bank): Iterable<Finding> {
  for (const { file, value: paper } of bank.papers) {
    const path = `competition/${paper.competition}/standard-${paper.standard}.yaml`;
    if (file !== path) yield { file, id: 'file', message: `This file should be named ${path}.` };
    const paperId = paper.competition * 100 + paper.standard;
    if (paper.id !== paperId) {
      yield { file, id: 'file', message: `The paper's id should be ${paperId}.` };
    }
    const start = `c${paper.competition}-s${paper.standard}-`;
    for (const { id } of paper.questions.filter(({ id }) => !id.startsWith(start))) {
      yield { file, id, message: `In this paper an id begins with ${start}.` };
    }
  }
}

function* repeatedIds(bank: Bank): Iterable<Finding> {
  const firstFile = new Map<string, string>();
  const withIds = [
    ...itemsOf(bank).map(({ file, id }) => ({ file, id })),
    ...bank.topics.map(({ file, value }) => ({ file, id: `topic ${value.id}` })),
    ...bank.papers.map(({ file, value }) => ({ file, id: `paper ${value.id}` })),
  ];
  for (const { file, id } of withIds) {
    const other = firstFile.get(id);
    if (other === undefined) firstFile.set(id, file);
    else yield { file, id, message: `This id is already used in ${other}.` };
  }
}
