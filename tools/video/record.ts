// `npm run video`: films the clips of the site from the product running at SITE_URL (http://127.0.0.1:3000). With names
// (`npm run video -- how-to-play-cards`), only these. Run it again after visual changes.

import { mkdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { openCamera, requireFfmpeg, shoot } from './film.ts';
import { participation } from './films/competition.ts';
import { demo, quizLevel } from './films/quiz.ts';
import { cardGame, dropGame } from './films/word-games.ts';
import { worksheets } from './films/worksheets.ts';

const SITE_URL = process.env.SITE_URL ?? 'http://127.0.0.1:3000';

const films = new Map(
  [demo, quizLevel, cardGame, dropGame, worksheets, participation].map((film) => [
    basename(film.to, '.mp4'),
    film,
  ]),
);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !films.has(name));
if (unknown.length > 0) {
  console.error(
    `There is no film ${unknown.join(', ')}. There are: ${[...films.keys()].join(', ')}.`,
  );
  process.exit(1);
}

requireFfmpeg();
const browser = await openCamera();
try {
  for (const [name, film] of films) {
    if (names.length > 0 && !names.includes(name)) continue;
    await mkdir(dirname(film.to), { recursive: true });
    const { seconds, bytes } = await shoot(browser, SITE_URL, film);
    console.log(`${name}: ${seconds.toFixed(1)} s, ${Math.round(bytes / 1000)} KB`);
  }
} finally {
  await browser.close();
}
