// A participant's certificate as a PDF (product §11.12). It has the child's name, since only the family gets it. If our
// fonts lack its letters, there is a line to write the name on.

import { type Standard, standardNumber } from '#domain/account/standard.ts';
import { standardsText } from '#domain/competition/standards-text.ts';
import { longDate } from '#domain/time/india-dates.ts';
import { competitionPrint as words } from '#messages/competition-print.ts';
import { fill } from '#messages/fill.ts';
import { maker } from '../maker.ts';
import { isPrintable } from '../printable-name.ts';
import { sourceOf } from '../typst/document.ts';
import { compileTypst } from '../typst/engine.ts';
import { call, NONE, text } from '../typst/markup.ts';
import { gilli } from '../worksheet/art/gilli.ts';
import { lane, laneSize } from '../worksheet/art/lane.ts';
import { svg } from '../worksheet/concept.ts';

export interface CertificateOf {
  readonly competitionId: number;
  readonly startsAt: Date;
  readonly childsName: string;
  readonly standard: Standard;
  readonly marks: number;
  readonly outOf: number;
  /** Total answering time, by which equal marks are ranked. */
  readonly seconds: number;
  /** Null for a late entry. */
  readonly rank: number | null;
  readonly rankedOf: number;
  /** The standards of the grade group, such as 2, 3, 4, 5. */
  readonly groupStandards: readonly number[];
  /** Place within the grade group; null if not a winner. */
  readonly winnersPlace: number | null;
  /** By which anybody can check it, at the address `checkAt`. */
  readonly checkCode: string;
  readonly checkAt: string;
}

export function renderCertificate(of: CertificateOf): Promise<Uint8Array> {
  const { startsAt, childsName, standard, marks, outOf, seconds, rank, winnersPlace } = of;
  const values = {
    title: words.title,
    date: longDate(startsAt),
    standard: standardNumber(standard),
    marks,
    outOf,
    rank: rank ?? '',
    place: winnersPlace ?? '',
    of: of.rankedOf,
    group: fill(words.group, { standards: standardsText(of.groupStandards, words) }).toLowerCase(),
    code: of.checkCode,
    checkAt: of.checkAt,
    time: fill(words.minutes, { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }),
  };
  const filled = (line: string) => text(fill(line, values));
  const standing = standingOf(of);
  const { width, height } = laneSize;
  const page = call('certificate', [], {
    title: text(fill(words.certificateTitle, { competition: words.title })),
    maker: text(maker),
    lane: call('drawing', [text(svg(lane(`C${of.competitionId}`), width, height)), text('')]),
    gilli: text(svg(gilli('cheering'), 200, 200)),
    'heading-text': text(words.certificate),
    intro: text(words.intro),
    name: isPrintable(childsName) ? text(childsName) : NONE,
    lines: linesOf(of).map(filled),
    standing: standing === null ? NONE : filled(standing),
    foot: filled(words.foot),
  });
  return compileTypst(sourceOf(page));
}

function linesOf({ rank, winnersPlace }: CertificateOf): string[] {
  if (rank === null) return [words.tookPart, words.marksOnly];
  const lines = [words.tookPart, words.marks];
  return winnersPlace === null ? lines : [...lines, words.rank];
}

/** Returns the text in the frame: a winner's place in the group, or else the place in the standard. */
function standingOf({ winnersPlace, rank }: CertificateOf): string | null {
  if (winnersPlace !== null) return words.winner;
  return rank === null ? null : words.rank;
}
