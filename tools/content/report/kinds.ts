// The number of questions per kind and topic (content guide §7).

import type { Bank } from '#content/bank/bank.ts';
import { questionKinds } from '#domain/quiz/kinds/all-markings.ts';
import { countOrDash, nameOfFile } from './table.ts';

export function kinds(bank: Bank): string[][] {
  const topics = bank.topics.map(({ file, value }) => ({
    name: nameOfFile(file),
    kinds: value.levels.flatMap(({ questions }) => questions.map(({ kind }) => kind)),
  }));
  const all = { name: 'every topic', kinds: topics.flatMap((topic) => topic.kinds) };
  return [
    ['', ...questionKinds],
    ...[...topics, all].map((topic) => [
      topic.name,
      ...questionKinds.map((kind) => countOrDash(topic.kinds.filter((own) => own === kind).length)),
    ]),
  ];
}
