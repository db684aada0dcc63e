// Texts of the printed report (product §7.14) in addition to those of the page.

export const reportPrint = {
  topic: 'Report',
  title: 'Report of practice',
  subtitle: '{child}  ·  standard {standard}  ·  {date}',
  withoutName: 'Standard {standard}  ·  {date}',
  topicHead: ['Topic', 'solid', 'again', 'learning', 'new'],
  noTopics: 'No topic has been begun yet.',
  shakiest: 'To look at first: {skills}.',
  skill: '{skill} ({topic})',
  mistake: '{name}, {times}',
  mended: '{name}, {times}. {mended}.',
} as const;
