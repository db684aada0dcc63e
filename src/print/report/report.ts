// A report of a child's practice as a PDF of one A4 page (product §7.14). It has the child's name, since only the family
// gets it.

import { type Standard, standardNumber } from '#domain/account/standard.ts';
import type { Report, TopicOfReport } from '#domain/learning/report.ts';
import type { Week } from '#domain/learning/weeks.ts';
import { fill } from '#messages/fill.ts';
import { reportPage as page } from '#messages/report-page.ts';
import { reportPrint as words } from '#messages/report-print.ts';
import { reportSentences } from '#messages/report-sentences.ts';
import { isPrintable } from '../printable-name.ts';
import { documentSource } from '../typst/document.ts';
import { compileTypst } from '../typst/engine.ts';
import { type Code, call, join, pt, text } from '../typst/markup.ts';
import { gilli } from '../worksheet/art/gilli.ts';
import { svg } from '../worksheet/concept.ts';

/** Text sizes in points; the largest that fits on one page is used. */
const SIZES = [11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7];
const FOOT_SIZE = 10.5;

const inIndia = { timeZone: 'Asia/Kolkata' } as const;
const longDate = new Intl.DateTimeFormat('en-IN', { ...inIndia, dateStyle: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
});

export interface ReportOf {
  readonly childsName: string;
  readonly standard: Standard;
  readonly madeAt: Date;
  readonly report: Report;
}

export function renderReport({ report, ...of }: ReportOf): Promise<Uint8Array> {
  const body = join(
    headOf(of),
    call('point', [
      text(page.short.title),
      call('stack-of-lines', [Object.values(reportSentences(report)).map(sentence)]),
    ]),
    call('point', [text(page.weeks.title), weeksTable(report.weeks)]),
    call('point', [text(page.topics.title), topicsOf(report)]),
    call('point', [text(page.mistakes.title), mistakesOf(report)]),
  );
  const { title, topic } = words;
  const frame = { title, topic, code: longDate.format(of.madeAt), size: FOOT_SIZE };
  return compileTypst(documentSource(frame, call('fitted', [SIZES.map(pt), body])));
}

function headOf({ childsName, standard, madeAt }: Omit<ReportOf, 'report'>): Code {
  const subtitle = isPrintable(childsName) ? words.subtitle : words.withoutName;
  const values = {
    child: childsName,
    standard: standardNumber(standard),
    date: longDate.format(madeAt),
  };
  return call('head', [], {
    title: text(words.title),
    subtitle: text(fill(subtitle, values)),
    picture: text(svg(gilli('hello'), 200, 200)),
    pictured: text(''),
  });
}

/** Keeps an ending such as “-es” on one line. */
function sentence(line: string): Code {
  return text(line.replace(/(?<=^|[\s“(])-(?=\p{L})/gu, '\u2011'));
}

/** A table with a column per week. */
function weeksTable(weeks: readonly Week[]): Code {
  const { week, items, right, minutes } = page.weeks;
  const row = (label: string, figureOf: (week: Week) => number) =>
    [label, ...weeks.map((each) => String(figureOf(each)))].map(text);
  const days = weeks.map(({ from }) => dayAndMonth.format(new Date(`${from}T00:00:00Z`)));
  return call('figures', [
    [week, ...days].map(text),
    [
      row(items, (each) => each.items),
      row(right, (each) => each.right),
      row(minutes, (each) => each.minutes),
    ],
  ]);
}

/** The topics that the child has begun, in two columns, and the shakiest skills. */
function topicsOf({ topics, shakiest }: Report): Code {
  const begun = topics.filter(({ skills }) => skills.length > 0);
  if (begun.length === 0) return call('paragraph', [text(words.noTopics)]);
  const row = ({ topic, solid, lookAgain, learning, notBegun }: TopicOfReport) =>
    [topic, String(solid), String(lookAgain), String(learning), String(notBegun)].map(text);
  const half = Math.ceil(begun.length / 2);
  const columns = [begun.slice(0, half), begun.slice(half)].map((column) => column.map(row));
  const skills = shakiest.map(({ skill, topic }) => fill(words.skill, { skill, topic })).join('; ');
  const first = fill(words.shakiest, { skills });
  return join(
    call('columns-of-figures', [words.topicHead.map(text), columns]),
    ...(shakiest.length === 0 ? [] : [call('paragraph', [text(first)])]),
  );
}

function mistakesOf({ mistakes }: Report): Code {
  const { none, times, mended } = page.mistakes;
  if (mistakes.length === 0) return call('paragraph', [text(none)]);
  const rows = mistakes.map(({ name, wrong, right, count, isMended }) => {
    const values = { name, times: fill(times, { count }), mended };
    return [wrong, right, fill(isMended ? words.mended : words.mistake, values)].map(text);
  });
  return call('mistakes', [rows]);
}
