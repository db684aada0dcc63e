import { expect, it } from 'vitest';
import { practiceSheetFile } from './sheet-file.ts';
import { hasKey, practiceSheet, type SheetPlace, tasksOfSheet } from './worksheet.ts';

const place: SheetPlace = {
  category: 'basic',
  topic: 'Verbs & Be/Have',
  topicId: 5,
  order: 5,
  type: 'practice hard',
  number: 3,
};

const file = practiceSheetFile.parse({
  title: 'A train to Goa',
  sections: [
    { kind: 'fill', do: 'Fill in.', tasks: ['We {are} late.', 'He {has} a map.'] },
    { kind: 'sort', do: 'Sort.', columns: { be: ['am', 'is'], have: ['has', 'had'] } },
  ],
});

it('a sheet takes its names and numbers from its place', () => {
  const sheet = practiceSheet(file)(place);
  expect(sheet).toMatchObject({
    id: 58,
    code: 'B05-H3',
    fileName: 'Verbs & Be Have Practice Hard 3',
    standards: [4, 5],
    title: 'A train to Goa',
  });
  expect(hasKey(sheet)).toBe(true);
});

it('each sentence is a task, and a sort is one', () => {
  expect(tasksOfSheet(practiceSheet(file)(place))).toHaveLength(3);
});
