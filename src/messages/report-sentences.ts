// Puts the three sentences of a report into words (product §7.14), in the current language.

import type { Better, Practised, Report, Together } from '#domain/learning/report.ts';
import { fill, forCount } from './fill.ts';
import { report } from './report.ts';

export interface ReportSentences {
  readonly practised: string;
  readonly better: string;
  readonly together: string;
}

export function reportSentences(
  of: Pick<Report, 'practised' | 'better' | 'together'>,
): ReportSentences {
  return {
    practised: practisedText(of.practised),
    better: betterText(of.better),
    together: togetherText(of.together),
  };
}

function practisedText(practised: Practised): string {
  const texts = report.practised;
  switch (practised.kind) {
    case 'this-week': {
      const counted = (name: 'days' | 'minutes' | 'items') =>
        fill(forCount(practised[name], texts[name]), { count: practised[name] });
      return fill(texts.thisWeek, {
        days: counted('days'),
        minutes: counted('minutes'),
        items: counted('items'),
        right: practised.right,
      });
    }
    case 'not-this-week':
      return texts.notThisWeek;
    case 'never':
      return texts.never;
  }
}

function betterText(better: Better): string {
  const texts = report.better;
  switch (better.kind) {
    case 'mended':
      return fill(texts.mended, { ...better });
    case 'solid':
      return fill(forCount(better.skills, texts.solid), { ...better, count: better.skills });
    case 'nothing-yet':
      return texts.nothingYet;
  }
}

function togetherText(together: Together): string {
  const texts = report.together;
  if (together.kind === 'nothing-left') return texts.nothingLeft;
  const { lesson } = together;
  if (together.kind === 'shaky') {
    const { skill, topic } = together;
    if (lesson === null) return fill(texts.shakyWithoutLesson, { skill, topic });
    return fill(texts.shaky, { skill, topic, title: lesson.title, rule: lesson.rule });
  }
  if (lesson === null) return fill(texts.goOnWithoutLesson, { topic: together.topic });
  return fill(texts.goOn, { title: lesson.title, rule: lesson.rule });
}
