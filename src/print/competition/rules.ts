// The rules of a competition as a PDF, for all standards or for one (product §11.12).

import type { Standard } from '#domain/account/standard.ts';
import { standardNumber } from '#domain/account/standard.ts';
import type { Competition } from '#domain/competition/competition-file.ts';
import { type GradeGroup, gradeGroups, SUBMIT_GRACE_S } from '#domain/competition/figures.ts';
import { groupOf, standardsOf } from '#domain/competition/groups.ts';
import { standardsText } from '#domain/competition/standards-text.ts';
import { dateAndTime, longDate, timeOfDay } from '#domain/time/india-dates.ts';
import { competitionPrint as words } from '#messages/competition-print.ts';
import { fill } from '#messages/fill.ts';
import { documentSource } from '../typst/document.ts';
import { compileTypst } from '../typst/engine.ts';
import { AUTO, call, join, pt, text } from '../typst/markup.ts';
import { gilli } from '../worksheet/art/gilli.ts';
import { svg } from '../worksheet/concept.ts';
import { stressed } from '../worksheet/layouts/pieces.ts';

/** Text sizes in points; the largest that fits on one page is used. */
const SIZES = [12.5, 12, 11.5, 11, 10.5, 10, 9.5];
const FOOT_SIZE = 10.5;

export interface RulesOf {
  readonly competition: Competition;
  /** Null: for all standards. */
  readonly standard: Standard | null;
}

export function renderRules({ competition, standard }: RulesOf): Promise<Uint8Array> {
  const { id, startsAt, questionCount, secondsPerQuestion, testMinutes, prizes } = competition;
  const rules = englishOf(competition.rules);
  const before = (seconds: number) => new Date(startsAt.getTime() - seconds * 1000);
  const values = {
    id,
    date: longDate(startsAt),
    time: timeOfDay(startsAt),
    minutes: testMinutes,
    free: testMinutes === 1 ? words.oneMinute : fill(words.minutesFree, { minutes: testMinutes }),
    questions: questionCount,
    seconds: secondsPerQuestion,
    days: competition.resultsWithinDays,
    grace: SUBMIT_GRACE_S,
    standards: standardsText(standardsOf(competition), words),
    closes: dateAndTime(before(competition.registrationClosesS)),
    opens: timeOfDay(before(competition.waitingRoomOpensS)),
    standard: standard === null ? '' : standardNumber(standard),
  };
  const filled = (line: string) => stressed(fill(line, values));
  const bulleted = (lines: readonly string[]) => call('stack-of-lines', [lines.map(filled)]);
  const own = standard === null ? null : groupOf(competition, standardNumber(standard));
  const groups = own === null ? gradeGroups : [own];
  const nameOf = (group: GradeGroup) =>
    fill(words.group, { standards: standardsText(competition.groups[group], words) });
  const code = fill(standard === null ? words.code : words.codeOfStandard, values);

  const body = join(
    call('head', [], {
      title: text(words.title),
      subtitle: text(
        [
          fill(words.subtitle, values),
          fill(standard === null ? words.forAll : words.forStandard, values),
        ].join('  ·  '),
      ),
      picture: text(svg(gilli('hello'), 200, 200)),
      pictured: text(''),
    }),
    call('point', [text(words.when), bulleted([words.begins, words.length])]),
    call('point', [text(words.howTo), call('steps', [words.steps.map(filled)])]),
    call('point', [text(words.rules), call('steps', [rules.test.map(filled)])]),
    call('point', [text(words.winners), bulleted(rules.winners)]),
    call('point', [text(words.fairness), bulleted(rules.fairness)]),
    call('point', [
      text(words.prizes),
      call(
        'cells',
        [
          words.prizeHead.map(text),
          groups.map((group) => [text(nameOf(group)), ...prizes[group].map(text)]),
        ],
        { pitch: AUTO },
      ),
    ]),
    call('callout', [text(words.privacyTitle), text(words.privacy)]),
  );
  const frame = { title: words.title, topic: words.title, code, size: FOOT_SIZE };
  return compileTypst(documentSource(frame, call('fitted', [SIZES.map(pt), body])));
}

/** The document is in English. */
function englishOf(rules: Competition['rules']) {
  const english = (lines: Competition['rules']['test']) => lines.map(({ en }) => en);
  return {
    test: english(rules.test),
    winners: english(rules.winners),
    fairness: english(rules.fairness),
  };
}
